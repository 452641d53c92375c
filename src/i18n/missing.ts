const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A plural; which forms it has is a language's own affair, but for `other`. */
const isPlural = (value: Record<string, unknown>): boolean => typeof value['other'] === 'string';

/** A chart's own names read as English; another language has words for all of them. */
const mayHaveMore = /Charts\.(states|guards|acts|descriptions)$/;

/**
 * Where the words of a language differ from the English ones in what they have: a path for each key that is missing,
 * empty or of another kind, and for each that English does not have.
 */
export function differingKeys(english: unknown, other: unknown, path = ''): string[] {
  if (!isTable(english)) return typeof other === 'string' && other !== '' ? [] : [`${path} is missing`];
  if (!isTable(other)) return [`${path} is missing`];
  const keys = isPlural(english) ? ['other'] : Object.keys(english);
  const surplus =
    isPlural(english) || mayHaveMore.test(path) ? [] : Object.keys(other).filter((key) => !Object.hasOwn(english, key));
  const at = (key: string) => (path ? `${path}.${key}` : key);
  return [
    ...keys.flatMap((key) => (english[key] === '' ? [] : differingKeys(english[key], other[key], at(key)))),
    ...surplus.map((key) => `${at(key)} is not in English`),
  ];
}
