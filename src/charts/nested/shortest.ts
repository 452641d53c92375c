import type { Locale } from '@/i18n/index.ts';
import type { Game } from '@/site.ts';
import { labAddress } from '@/widgets/labAddress.ts';
import { played } from '../played.ts';
import { takenWays } from '../taken.ts';

/** How recorded games came to each state by the fewest moves: the position its phase began with, and those moves. */
export async function shortestWays(
  game: Game,
  locale: Locale,
): Promise<Record<string, { lab: string; moves: number }>> {
  const ways = await Promise.all(
    Object.entries(takenWays(game).shortest).map(async ([state, { entries }]) => {
      const moment = played[game].moment(entries as never);
      if (!moment) return [];
      const lab = await labAddress(game, moment.position, moment.moves, locale);
      return [[state, { lab, moves: moment.moves.length }] as const];
    }),
  );
  return Object.fromEntries(ways.flat());
}
