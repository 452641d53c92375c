import { isGap } from '@machines/core/choices.ts';
import { type Locale, messages } from '@/i18n/index.ts';
import { scenarioKey } from '@/learn/progress.ts';
import { richWords } from '@/learn/rich.ts';
import { rulingViews } from './cases.ts';
import type { LabelWords } from './label.ts';
import type { ScenarioTypes } from './scenarioGame.ts';
import type { ScenarioPage } from './scenarioPage.ts';
import type { Shelved } from './scenarioShelf.ts';

/** The part of the page that holds the answer in full. */
const answerId = 'answer';

/** What every game's island of a scenario is given; the game adds its table. */
export function scenarioPage<T extends ScenarioTypes>(
  { id, game, scenario, words, cases }: Shelved<T>,
  frame: LabelWords,
  show: T['show'],
  locale: Locale,
): ScenarioPage<T> {
  const { learn } = messages(locale);
  const { right, resolution, answers, storage } = learn;
  const rich = richWords(locale, game.id);
  const choice = scenario.choice === undefined ? undefined : game.game.choices[scenario.choice];
  return {
    key: scenarioKey(game.id, id),
    cases,
    show,
    words,
    choice: choice ? { title: choice.title, gap: isGap(choice, game.game.ruleSets) } : null,
    rulings: rulingViews(game.game, scenario.position.rulings ?? {}),
    frame,
    learn: { right, resolution, answers, storage },
    rich,
    locale,
    clauseBase: rich.clauseBase,
    answerId,
  };
}
