/** A clause as a small link to where it stands in full. */
export function ClauseLink({ id, base }: { id: string; base: string }) {
  return (
    <a className="clause" href={`${base}${id}`}>
      {id}
    </a>
  );
}
