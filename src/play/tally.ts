import { groupBy } from '@machines/core/group.ts';
import type { Colour } from '@machines/core/seats.ts';
import { type Result, standingOf } from './keep/results.ts';
import { isComputer, people } from './people.ts';

/** What results add up to: against whom, and among people around one device. */

export interface Tally {
  games: number;
  won: number;
  shared: number;
  lost: number;
  /** Of one's own scores. */
  best: number;
  average: number;
}

/** The computer players of a game, in a fixed order. */
const opponentsOf = ({ seats }: Pick<Result, 'seats'>): string[] =>
  seats.flatMap(({ player }) => (isComputer(player) ? [player] : [])).sort();

/** How a seat did. */
export function outcomeOf(result: Pick<Result, 'result'>, seat: Colour): 'won' | 'shared' | 'lost' {
  if (standingOf(result, seat)?.place !== 1) return 'lost';
  return result.result.filter(({ place }) => place === 1).length > 1 ? 'shared' : 'won';
}

function tallyOf(played: readonly { result: Result; seat: Colour }[]): Tally {
  const count = (how: ReturnType<typeof outcomeOf>) =>
    played.filter(({ result, seat }) => outcomeOf(result, seat) === how).length;
  const scores = played.map(({ result, seat }) => standingOf(result, seat)?.total ?? 0);
  return {
    games: played.length,
    won: count('won'),
    shared: count('shared'),
    lost: count('lost'),
    best: Math.max(0, ...scores),
    average: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
  };
}

/** The results of one person at the table, with that person's seat. */
const alone = (results: readonly Result[]): { result: Result; seat: Colour }[] =>
  results.flatMap((result) => {
    const [seat, ...others] = people(result);
    return seat && others.length === 0 && opponentsOf(result).length > 0 ? [{ result, seat }] : [];
  });

/** One's own games by opponents, those played most first. */
export function againstWhom(results: readonly Result[], game: string): { opponents: string[]; tally: Tally }[] {
  const played = groupBy(
    alone(results).filter(({ result }) => result.game === game),
    ({ result }) => opponentsOf(result).join(' '),
  );
  return [...played.values()]
    .map((each) => ({ opponents: each[0] ? opponentsOf(each[0].result) : [], tally: tallyOf(each) }))
    .sort((a, b) => b.tally.games - a.tally.games);
}

/** Games of several people: each by the name they had, or by their colour. */
export function amongPeople(
  results: readonly Result[],
  game: string,
  nameOf: (seat: Colour) => string,
): { name: string; tally: Tally }[] {
  const played = results
    .filter((result) => result.game === game && people(result).length > 1)
    .flatMap((result) => people(result).map((seat) => ({ result, seat })));
  return [...groupBy(played, ({ result, seat }) => result.names[seat] ?? nameOf(seat))]
    .map(([name, each]) => ({ name, tally: tallyOf(each) }))
    .sort((a, b) => b.tally.won - a.tally.won || b.tally.games - a.tally.games);
}

/** Games against just these opponents; null where there was none. */
export const recordAgainst = (results: readonly Result[], game: string, opponents: readonly string[]): Tally | null =>
  againstWhom(results, game).find((each) => each.opponents.join(' ') === [...opponents].sort().join(' '))?.tally ??
  null;
