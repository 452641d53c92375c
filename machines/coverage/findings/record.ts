import { coverage } from '../module.ts';
import { type Endless, endlessReadings, otherReadings } from './endless.ts';
import { type Players, tableFor } from './players.ts';
import { type Played, playFor, type Tally, tally } from './tally.ts';

/** Readings of gaps beside each other, at tables of one kind. The first row has the default readings. */
export interface Row {
  choice: string;
  reading: string;
  all: Tally;
  /** The first few games alone, so that a test can play them again and see whether the record still holds. */
  first: Tally;
}

/** Who plays, how many of them, and how many games, with seeds from 1 up. */
export interface Trial {
  players: Players;
  seats: number;
  games: number;
}

/** What is kept of it all, with how it was made. */
export interface Findings {
  made: { command: string; rulesVersion: number };
  tables: { table: Trial; rows: Row[] }[];
  endless: { seats: number; found: Endless[] }[];
}

/** Games that are played again by the test. */
export const firstGames = 10;

export const plannedTrials: readonly Trial[] = [
  { players: 'random', seats: 2, games: 1000 },
  { players: 'random', seats: 3, games: 1000 },
  { players: 'random', seats: 5, games: 1000 },
  { players: 'valuer', seats: 2, games: 200 },
  { players: 'valuer', seats: 3, games: 200 },
];

/** Plays a table under default readings, then under each other one of the choices asked for, on the same seeds. */
export function playTrial({ players, seats, games }: Trial, isAsked = (_: string) => true): Row[] {
  const play = (rulings: (typeof otherReadings)[number]['rulings']): Played[] =>
    Array.from({ length: games }, (_, at) => playFor(rulings, seats, players, at + 1));
  const usual = play({});
  const row = (choice: string, reading: string, played: Played[]): Row => ({
    choice,
    reading,
    all: tally(played, usual),
    first: tally(played.slice(0, firstGames), usual),
  });
  return [
    row('default', 'default', usual),
    ...otherReadings
      .filter(({ choice }) => isAsked(choice))
      // C2.2: one reading allows no game of two.
      .filter(({ rulings }) => coverage.parseSetup(tableFor(rulings, seats, players, 1)).ok)
      .map(({ choice, reading, rulings }) => row(choice, reading, play(rulings))),
  ];
}

export const record = (command: string): Findings => ({
  made: { command, rulesVersion: coverage.rulesVersion },
  tables: plannedTrials.map((table) => ({ table, rows: playTrial(table) })),
  endless: [2, 3].map((seats) => ({ seats, found: endlessReadings(seats) })),
});
