import type { FoundRecord } from './record.ts';
import { keysOf } from './tokens.ts';

/** Whether one word becomes the other by one letter more, less or other, or by two neighbours changing places. */
function isSlip(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const [a, b] = [one.slice(from), other.slice(from)];
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}

/** Every Latin word of the records by its stem. */
const gathered = (records: readonly FoundRecord[]): [stem: string, spelled: string][] => [
  ...new Map(
    records
      .flatMap(({ title, text }) => keysOf(`${title} ${text}`))
      .filter(({ word }) => /^[a-z]/.test(word))
      // Of the forms of a word its shortest is shown.
      .sort((one, other) => other.word.length - one.word.length)
      .map(({ word, keys }) => [keys[0] ?? word, word]),
  ),
];

/** The words that one which stands nowhere may have been meant for: a slip away, and not the beginning of another. */
export function guesser(records: readonly FoundRecord[]): (word: string, stem: string) => string[] {
  let all: ReturnType<typeof gathered> | undefined;
  return (word, stem) => {
    if (!/^[a-z]{4,}$/.test(word)) return [];
    all ??= gathered(records);
    if (all.some(([known]) => known.startsWith(stem))) return [];
    // What is half typed may lack a letter as well.
    const isMeant = (known: string) =>
      isSlip(stem, known) || (stem.length > 5 && isSlip(stem, known.slice(0, stem.length + 1)));
    return all.filter(([known]) => isMeant(known)).map(([, spelled]) => spelled);
  };
}
