import type { Colour, Company } from '@machines/coverage/names.ts';
import { seatOf } from '@machines/coverage/rules/lookup.ts';
import { shareValue } from '@machines/coverage/rules/shares.ts';
import type { GameState, Standing } from '@machines/coverage/state.ts';
import type { TurnWorth } from '../worth.ts';

/** Who won a game of Coverage, by how much, and why. */

/** What a net worth is made of: cash, the company one founded, the others' (C7.2). */
export const sourceNames = ['cash', 'own', 'others'] as const;
export type SourceName = (typeof sourceNames)[number];
export type Sources = Record<SourceName, number>;

export function sourcesOf(state: GameState, seat: Colour): Sources {
  const { cash, shares } = seatOf(state, seat);
  const sources: Sources = { cash, own: 0, others: 0 };
  for (const [company, n] of Object.entries(shares))
    sources[company === seat ? 'own' : 'others'] += n * shareValue(state, company as Company);
  return sources;
}

export interface Story {
  winners: Standing[];
  /** The best of those who did not win; null when all share the victory. */
  second: Standing | null;
  /** How far ahead the winner is. */
  by: number;
  /** What the lead is made of, the largest part first; below zero what the second had more of. */
  lead: [SourceName, number][];
  /** The turn after which the winner stayed ahead of the second; null means always was. */
  ahead: number | null;
}

/** After which turn one seat had more than another for good. */
function aheadSince(race: readonly TurnWorth[], one: Colour, other: Colour): number | null {
  const behind = race.findLast(({ worth }) => (worth[one] ?? 0) < (worth[other] ?? 0));
  return behind ? behind.turn + 1 : null;
}

export function storyOf(state: GameState, race: readonly TurnWorth[]): Story {
  const standings = state.standings ?? [];
  const winners = standings.filter(({ place }) => place === 1);
  const second = standings.find(({ place }) => place > 1) ?? null;
  const [winner] = winners;
  if (!winner || !second) return { winners, second: null, by: 0, lead: [], ahead: null };
  const [own, theirs] = [sourcesOf(state, winner.colour), sourcesOf(state, second.colour)];
  const lead = sourceNames
    .map((name): [SourceName, number] => [name, own[name] - theirs[name]])
    .sort(([, a], [, b]) => b - a);
  return {
    winners,
    second,
    by: winner.total - second.total,
    lead,
    ahead: aheadSince(race, winner.colour, second.colour),
  };
}
