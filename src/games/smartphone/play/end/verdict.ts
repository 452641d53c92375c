import type { Colour } from '@machines/smartphone/names.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { fill } from '@/i18n/format.ts';
import { roundVp, type SeatAccount } from '../log.ts';
import { sourcesIn, vpFrom } from './sources.ts';

interface Asked {
  /** Best first. */
  ranked: readonly SeatAccount[];
  winners: readonly Colour[];
  names: Record<Colour, string>;
  /** The same, inside a sentence. */
  inside: Record<Colour, string>;
  /** The seat that is spoken to, if there is one. */
  you: Colour | null;
  words: EndingWords;
  rounds: readonly string[];
}

/** VP after the start, each round, and the count at the end. */
export const courseOf = ({ start, rounds, total }: SeatAccount): number[] => {
  let vp = start;
  return [vp, ...rounds.map((round) => (vp += roundVp(round))), total];
};

/** The step of the race from which the first stayed ahead of the second for good; 0 if it always was. */
export function passedAt(first: SeatAccount, second: SeatAccount): number {
  const lead = courseOf(first).map((vp, at) => vp - (courseOf(second)[at] ?? 0));
  return lead.findLastIndex((by) => by <= 0) + 1;
}

const gap = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** Who won and by how much, and why in one sentence: when the lead was taken, and what made the difference. */
export function verdictWords({ ranked, winners, names, inside, you, words, rounds }: Asked): {
  title: string;
  why: string;
} {
  const [first, second] = ranked;
  if (!first || !second) return { title: words.title, why: '' };
  const score = { vp: first.total, other: second.total };
  const text = words.verdict;
  if (winners.length > 1)
    return {
      title: fill(words.shared, { seats: winners.map((each) => names[each]).join(words.and), ...score }),
      why: '',
    };
  const title = fill(you === first.colour ? text.youWin : text.wins, { seat: names[first.colour], ...score });
  const by = sourcesIn(ranked)
    .map((source) => ({ source, n: vpFrom(first, source) - vpFrom(second, source) }))
    .sort((a, b) => b.n - a.n);
  const said = (list: typeof by) =>
    list.map(({ source, n }) => fill(text.part, { source: words.scores.sources[source], n: gap(n) })).join(words.and);
  const plus = said(by.filter(({ n }) => n > 0).slice(0, 2));
  const minus = said(by.filter(({ n }) => n < 0).slice(-1));
  const step = passedAt(first, second);
  const round = rounds[step - 1];
  const when = step === 0 ? text.always : round ? fill(text.passed, { round }) : text.passedEnd;
  const what = plus ? fill(minus ? text.outweighed : text.difference, { plus, minus }) : '';
  return { title, why: `${fill(when, { second: inside[second.colour] })} ${what}`.trim() };
}
