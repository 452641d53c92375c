/** What a step of the chart changed in its context, as names of places with their values before and after. */
export interface Change {
  place: string;
  before: string;
  after: string;
}

/** What tells of the game and is no part of it, or is worked out again from the rest. */
const untold = ['news', 'random', 'setup', 'quiet'];
/** Secret until it is shown: that there is one is all that is told. */
const secret = ['plan'];

const short = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value)) return value.length === 0 ? '–' : value.map(short).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, inner]) => `${key} ${short(inner)}`)
      .join(', ');
  return String(value);
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A list of things with colours is read by their colours. */
function keyed(value: unknown): unknown {
  if (!Array.isArray(value) || value.length === 0 || !value.every((each) => isPlain(each) && 'colour' in each))
    return value;
  return Object.fromEntries(value.map(({ colour, ...rest }: Record<string, unknown>) => [String(colour), rest]));
}

export function changesBetween(before: unknown, after: unknown, path: readonly string[] = []): Change[] {
  const [a, b] = [keyed(before), keyed(after)];
  if (Object.is(a, b)) return [];
  const key = path.at(-1) ?? '';
  if (secret.includes(key))
    return a === b || (a && b) ? [] : [{ place: path.join('.'), before: a ? '✓' : '–', after: b ? '✓' : '–' }];
  if (isPlain(a) && isPlain(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])]
      .filter((each) => !untold.includes(each))
      .flatMap((each) => changesBetween(a[each], b[each], each === 'seats' ? path : [...path, each]));
  // Something came or went whole: its parts are told one by one.
  if (isPlain(a) || isPlain(b)) {
    const inner = (isPlain(a) ? a : b) as Record<string, unknown>;
    return Object.keys(inner).flatMap((each) =>
      changesBetween(isPlain(a) ? a[each] : undefined, isPlain(b) ? b[each] : undefined, [...path, each]),
    );
  }
  const [from, to] = [short(a), short(b)];
  return from === to ? [] : [{ place: path.join('.'), before: from, after: to }];
}
