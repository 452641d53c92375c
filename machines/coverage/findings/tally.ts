import { playOut } from '../../core/playOut.ts';
import { winUnits } from '../../simulate/counts.ts';
import { noSums, note, type Sums } from '../../simulate/sums.ts';
import type { Rulings } from '../choices.ts';
import { coverage } from '../module.ts';
import { everyonePassed } from '../rules/ending.ts';
import { chooseCoverage } from '../simulate.ts';
import type { GameState } from '../state.ts';
import { type Players, tableFor } from './players.ts';

/** What games under one set of rulings came to, in whole numbers, so that it can be played again and compared. */
export interface Tally {
  games: number;
  turns: Sums;
  longest: number;
  endedByPassing: number;
  /** Games in which a position came again: the same, or the same but for a treasury (C3.10, C3.6). */
  stalls: number;
  pumps: number;
  hexes: Sums;
  /** By seat, in units of a victory. */
  wins: number[];
  /** By seat, in cents. */
  worth: Sums[];
  /** Mean worth of a seat in cents, less that of the game with default readings and the same seed. */
  more: Sums;
  /** Games that went otherwise than with default readings, and those that somebody else won. */
  otherwise: number;
  otherWinners: number;
}

export interface Played {
  state: GameState;
  /** The moves as text: two games with the same were played alike. */
  moves: string;
}

export const playFor = (rulings: Rulings, seats: number, players: Players, seed: number): Played => {
  const game = { module: coverage, choose: chooseCoverage };
  const { state, log } = playOut(game, tableFor(rulings, seats, players, seed));
  return { state, moves: JSON.stringify(log) };
};

const centsOf = (dollars: number): number => Math.round(100 * dollars);
const winnersOf = ({ standings }: GameState): string =>
  (standings ?? [])
    .filter(({ place }) => place === 1)
    .map(({ colour }) => colour)
    .sort()
    .join();
const meanCents = ({ standings }: GameState): number =>
  Math.round((standings ?? []).reduce((sum, { total }) => sum + centsOf(total), 0) / (standings?.length || 1));

/** Adds up games, each beside the game of the same seed with default readings. */
export function tally(games: readonly Played[], usual: readonly Played[]): Tally {
  const seats = games[0]?.state.seats.map(({ colour }) => colour) ?? [];
  const sums: Tally = {
    games: games.length,
    turns: noSums(),
    longest: Math.max(...games.map(({ state }) => state.turn.number)),
    endedByPassing: games.filter(({ state }) => everyonePassed(state)).length,
    stalls: games.filter(({ state }) => state.repeated?.kind === 'stall').length,
    pumps: games.filter(({ state }) => state.repeated?.kind === 'pump').length,
    hexes: noSums(),
    wins: seats.map(() => 0),
    worth: seats.map(noSums),
    more: noSums(),
    otherwise: 0,
    otherWinners: 0,
  };
  for (const [at, { state, moves }] of games.entries()) {
    note(sums.turns, state.turn.number);
    note(sums.hexes, Object.keys(state.towers).length);
    const standings = state.standings ?? [];
    const winners = standings.filter(({ place }) => place === 1).length;
    for (const { colour, place, total } of standings) {
      const seat = seats.indexOf(colour);
      const worth = sums.worth[seat];
      if (worth) note(worth, centsOf(total));
      if (place === 1) sums.wins[seat] = (sums.wins[seat] ?? 0) + winUnits / winners;
    }
    const beside = usual[at];
    if (!beside) continue;
    note(sums.more, meanCents(state) - meanCents(beside.state));
    sums.otherwise += moves === beside.moves && winnersOf(state) === winnersOf(beside.state) ? 0 : 1;
    sums.otherWinners += winnersOf(state) === winnersOf(beside.state) ? 0 : 1;
  }
  return sums;
}
