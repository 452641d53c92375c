/** Deep equality of plain data, such as two actions, whatever the order in which their parts were written. */
export function sameAction(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const other = new Map(Object.entries(b));
  const parts = Object.entries(a);
  return parts.length === other.size && parts.every(([key, part]) => sameAction(part, other.get(key)));
}
