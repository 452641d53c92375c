import { gameBy } from '@machines/games.ts';
import { type Locale, localePath } from '@/i18n/index.ts';
import { labFragment } from '@/lab/labLink.ts';
import { type Game, labPath } from '@/site.ts';
import type { RulesData } from './data.ts';

/** A position as a link that opens it in the lab. */
export async function labAddress(
  game: Game,
  position: { rules?: string; rulings?: object },
  moves: readonly unknown[],
  locale: Locale,
  other?: RulesData,
): Promise<string> {
  const settings = { rules: position.rules ?? gameBy(game).defaultRuleSet, rulings: position.rulings ?? {} };
  const document = { position, moves, other: other ?? settings };
  return localePath(locale, labPath(game)) + (await labFragment(document as never));
}
