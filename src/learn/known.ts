/** Whether an action is one that a step knows to be wrong: every key that is given is the same. */
export const isPartOf = (part: Record<string, unknown>, action: object): boolean => {
  const entries = new Map<string, unknown>(Object.entries(action));
  return Object.entries(part).every(([key, value]) => JSON.stringify(entries.get(key)) === JSON.stringify(value));
};
