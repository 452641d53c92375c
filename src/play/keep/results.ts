import { isComputer, person } from '../people.ts';
import { listGames, type ShelfGame } from './shelf.ts';

/** A finished game, as its entry tells it. */
export type Result = ShelfGame & { result: NonNullable<ShelfGame['result']> };

export interface Tally {
  won: number;
  lost: number;
  shared: number;
}

/** Games that were played to their end with a single person at the table. Branches are tries, not games. */
export async function ownResults(): Promise<Result[]> {
  const { games } = await listGames();
  return games.filter(
    (game): game is Result =>
      game.result !== undefined &&
      game.branchedAt === undefined &&
      game.seats.filter(({ player }) => player === person).length === 1,
  );
}

/** The opponents of a result, in a fixed order. */
export const opponentsOf = ({ seats }: Pick<ShelfGame, 'seats'>): string[] =>
  seats.flatMap(({ player }) => (isComputer(player) ? [player] : [])).sort();

/** How the person did. */
export function outcomeOf({ seats, result }: Result): keyof Tally {
  const me = seats.find(({ player }) => player === person)?.colour;
  const first = result.filter(({ place }) => place === 1).map(({ colour }) => colour);
  if (!me || !first.includes(me)) return 'lost';
  return first.length > 1 ? 'shared' : 'won';
}

/** Games against just these opponents. */
export function recordAgainst(results: readonly Result[], game: string, opponents: readonly string[]): Tally {
  const asked = [...opponents].sort().join(' ');
  const tally: Tally = { won: 0, lost: 0, shared: 0 };
  for (const each of results) if (each.game === game && opponentsOf(each).join(' ') === asked) tally[outcomeOf(each)]++;
  return tally;
}
