import { playOut } from '../core/playOut.ts';
import { type Counts, countSeat, countWatched, rulesWatcher } from '../simulate/counts.ts';
import { noSums, note } from '../simulate/sums.ts';
import type { Action } from './actions.ts';
import { randomAction, randomOpening } from './bots/random.ts';
import { valuerAction } from './bots/valuer.ts';
import { coverage } from './module.ts';
import { actingSeat } from './rules/lookup.ts';
import type { GameState, Setup } from './state.ts';

/** The players of Coverage that can be simulated. */
export const coveragePlayers = ['random', 'valuer'] as const;

/**
 * Valuers always choose alike, so the first turn of each is drawn: otherwise every seed would be the same game. A drawn
 * turn is never a pass, and what is bid in it is drawn too.
 */
export function chooseCoverage(state: GameState, random: number): [Action | null, number] {
  const seat = actingSeat(state);
  const player = state.setup.seats.find(({ colour }) => colour === seat)?.player;
  if (!seat || player !== 'valuer') return randomAction(state, random);
  return state.turn.number <= state.seats.length
    ? randomOpening(state, random)
    : [valuerAction(state, seat).action, random];
}

/** Plays the game of Coverage of one seed and adds what happened. Net worth is the score, in whole dollars. */
export function countCoverage(counts: Counts, setup: Setup): void {
  const { count, rules } = rulesWatcher();
  const { state, log } = playOut(
    {
      module: coverage,
      choose: chooseCoverage,
      watch: ({ news }) => {
        for (const { rule, what } of news) count(`${rule} ${what}`);
      },
    },
    setup,
  );
  countWatched(counts, log.length, rules);
  const standings = state.standings ?? [];
  const winners = standings.filter(({ place }) => place === 1).length;
  for (const { colour, place, total, cash, shares } of standings) {
    const own = countSeat(counts, setup.seats, {
      colour,
      total: Math.round(total),
      winners: place === 1 ? winners : 0,
    });
    own.cash ??= noSums();
    own.shares ??= noSums();
    note(own.cash, Math.round(cash));
    note(own.shares, shares);
  }
}
