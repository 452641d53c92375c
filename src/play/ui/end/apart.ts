/** Ends of lines from top to bottom, those that would lie on each other set apart; none higher than `top`. */
export function apart<Key extends string>(
  ends: readonly { key: Key; y: number }[],
  gap: number,
  top = Number.NEGATIVE_INFINITY,
): Record<Key, number> {
  const at = {} as Record<Key, number>;
  let next = top;
  for (const { key, y } of [...ends].sort((a, b) => a.y - b.y)) {
    at[key] = Math.max(next, y);
    next = at[key] + gap;
  }
  return at;
}
