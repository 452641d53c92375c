import { clause, isClauseId } from '@machines/smartphone/clauses/index.ts';

/** A clause as a small link to where it stands in full; its title is the tooltip. */
export function ClauseLink({ id, base }: { id: string; base: string }) {
  return (
    <a className="clause" href={`${base}${id}`} title={isClauseId(id) ? clause(id).title : undefined}>
      {id}
    </a>
  );
}
