import { readingIn } from '@machines/core/choices.ts';
import type { Clause } from '@machines/core/clause.ts';
import { editions, type PageIn } from '@/editions/editions.ts';
import { fill, type Locale, messages } from '@/i18n/index.ts';
import { isOpenIn, type Matter, mattersIn, stateIn } from './inEdition.ts';
import type { RulesGame } from './rulesGames.ts';

/** What the menu of editions says of a page: in a few words, what it is in each. */

/** Whether editions that settle a matter settle it differently, or some leave it open. */
const isParted = (game: RulesGame, { choice }: Matter): boolean =>
  new Set(game.ruleSets.map((each) => (isOpenIn(game, choice, each) ? 'open' : readingIn(choice, each)))).size > 1;

/** How an edition settles what others settle otherwise or leave open: “skipped”, “by goods”. */
function settledIn(game: RulesGame, clause: Clause, edition: string, locale: Locale): string[] {
  const { readings } = messages(locale).clausePage.pageIn;
  return mattersIn(game, clause)
    .filter((matter) => isParted(game, matter) && !isOpenIn(game, matter.choice, edition))
    .flatMap(({ name, choice }) => readings[name]?.[readingIn(choice, edition)] ?? []);
}

export const clauseInEach = (game: RulesGame, clause: Clause, locale: Locale): PageIn =>
  Object.fromEntries(
    editions.map((edition) => {
      const t = messages(locale).clausePage.pageIn;
      const state = stateIn(game, clause, edition);
      const [how] = state === 'none' ? [] : settledIn(game, clause, edition, locale);
      if (!how) return [edition, t[state]];
      return [edition, state === 'gap' ? fill(t.besides, { how }) : state === 'settled' ? fill(t.by, { how }) : how];
    }),
  );
