/**
 * `npm run bench:bots [games] [pairing …]`: how the computer players do against each other and Steve, in two-seat games
 * and as one of four. Seeded, on all cores, players changing seats; 95 % intervals.
 */

import { columns } from '../../machines/cli/simulate/asText.ts';
import { threadHand, threadsHere } from '../../machines/cli/simulate/hand.ts';
import { playAll } from '../../machines/simulate/pool.ts';
import { reportOf } from '../../machines/simulate/report.ts';
import { join, type Part, seedsOf } from '../../machines/simulate/simulation.ts';
import type { Colour } from '../../machines/smartphone/names.ts';

const [games = '200', ...chosen] = process.argv.slice(2);

interface Pairing {
  name: string;
  players: string[];
  wanted: string;
}

const pairings: Pairing[] = [
  { name: 'casual-random', players: ['casual', 'random'], wanted: '95 %' },
  { name: 'steve-random', players: ['steve', 'random'], wanted: '' },
  { name: 'casual-steve', players: ['casual', 'steve'], wanted: '' },
  { name: 'sharp-steve', players: ['sharp', 'steve'], wanted: '80 %' },
  { name: 'sharp-casual', players: ['sharp', 'casual'], wanted: '70 %' },
  { name: 'sharp-three', players: ['sharp', 'casual', 'casual', 'casual'], wanted: '40 %' },
];

/** Half the games each, so that more than one home and retailer layout is played. */
const tables: Record<number, Colour[][]> = {
  2: [
    ['green', 'red'],
    ['blue', 'yellow'],
  ],
  4: [
    ['green', 'blue', 'black', 'red'],
    ['blue', 'black', 'yellow', 'red'],
  ],
};

async function measure({ players }: Pairing): Promise<Part> {
  const parts: Part[] = [];
  for (const [at, colours] of (tables[players.length] ?? []).entries()) {
    const seats = colours.map((colour, seat) => ({ colour, player: players[seat] ?? '' }));
    const setup = { ruleSet: 'e2' as const, rulings: {}, seats, technologySides: 'random' as const, seed: 1 };
    const seeds = seedsOf(1 + at * 100_000, Math.ceil(Number(games) / 2));
    const { part } = await playAll({ setup, rotate: true }, seeds, { hand: threadHand, hands: threadsHere() });
    parts.push(part);
  }
  return parts.reduce(join);
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const rows = [['first against the others', 'games', 'wins', '95 %', 'wanted', 'mean scores', 's a game']];
for (const pairing of pairings) {
  if (chosen.length > 0 && !chosen.includes(pairing.name)) continue;
  const start = performance.now();
  const { first } = reportOf(await measure(pairing));
  const [own = ''] = pairing.players;
  const wins = first.players[own]?.wins;
  rows.push([
    pairing.players.join(', '),
    String(first.games),
    percent(wins?.share ?? 0),
    `${percent(wins?.from ?? 0)} to ${percent(wins?.to ?? 0)}`,
    pairing.wanted,
    Object.entries(first.players)
      .map(([player, { score }]) => `${player} ${score.mean.toFixed(0)} ± ${score.within.toFixed(0)}`)
      .join(', '),
    ((performance.now() - start) / 1000 / first.games).toFixed(2),
  ]);
}
console.log(columns(rows));
