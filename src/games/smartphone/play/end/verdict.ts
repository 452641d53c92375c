import type { Colour } from '@machines/smartphone/names.ts';
import { seatOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { fill } from '@/i18n/format.ts';
import { roundVp, type SeatAccount } from '../log.ts';
import { sourcesIn, vpFrom } from './sources.ts';

interface Asked {
  /** Best first. */
  ranked: readonly SeatAccount[];
  winners: readonly Colour[];
  /** What settled it between the first two, level in VP (SE.2). */
  level: { by: 'technologies' | 'patents'; n: number; other: number } | null;
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

/** SE.2: what came first between the first two, where their VP are equal. */
export function levelOf(state: GameState): Asked['level'] {
  const [first, second] = state.standings ?? [];
  if (!first || !second || first.total !== second.total || second.place === 1) return null;
  const [one, two] = [seatOf(state, first.colour), seatOf(state, second.colour)];
  const by = one.technologies.length === two.technologies.length ? 'patents' : 'technologies';
  return { by, n: one[by].length, other: two[by].length };
}

const gap = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** Who won and by how much, and why in one sentence: when the lead was taken, and what made the difference. */
export function verdictWords({ ranked, winners, level, names, inside, you, words, rounds }: Asked): {
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
    list.map(({ source, n }) => fill(text.part, { source: text.from[source], n: gap(n) })).join(words.and);
  const plus = said(by.filter(({ n }) => n > 0).slice(0, 2));
  const minus = said(by.filter(({ n }) => n < 0).slice(-1));
  const step = passedAt(first, second);
  const round = rounds[step - 1];
  const whose = you === first.colour ? text.you : text.they;
  const about = { first: names[first.colour], second: inside[second.colour], round: round ?? '' };
  if (level) return { title, why: fill(text.level[level.by], { ...about, ...level }) };
  const when = fill(step === 0 ? whose.always : round ? whose.passed : whose.passedEnd, about);
  const what = plus ? fill(minus ? text.outweighed : text.difference, { plus, minus }) : '';
  return { title, why: `${when} ${what}`.trim() };
}
