import { type Locale, localePath } from '@/i18n/index.ts';
import { scenarioKey } from '@/learn/progress.ts';
import { richWords } from '@/learn/rich.ts';
import type { Case } from '@/scenarios/cases.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { Shelved } from '@/scenarios/scenarioShelf.ts';
import { scenarioPath } from '@/site.ts';
import type { ScenarioData } from './data.ts';
import type { ScenarioProps } from './ui/ScenarioWidget.tsx';

/** What of a scenario depends on how the rules are read. */
export const caseProps = <T extends ScenarioTypes>({ laid, actions, until, answer, before }: Case<T>) => ({
  right: answer,
  ...{ laid, actions, until, before },
});

/** A scenario as its widget gets it: the case that is asked about first, under the usual rules. */
export function scenarioProps<T extends ScenarioTypes>(
  { id, game, scenario, words, cases }: Shelved<T>,
  { name, title }: ScenarioData,
  locale: Locale,
): ScenarioProps<T> {
  return {
    progress: scenarioKey(game.id, id),
    title: title ?? words.title,
    question: words.question,
    answers: words.answers,
    short: words.short,
    show: scenario.show ?? ({ parts: ['tracks', 'seats'] } as T['show']),
    seat: undefined,
    name,
    href: localePath(locale, scenarioPath(id)),
    rich: richWords(locale),
    ...caseProps(cases[0]),
  };
}
