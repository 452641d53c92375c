import { readingIn } from '@machines/core/choices.ts';
import { type Locale, localePath } from '@/i18n/index.ts';
import { pictureOf } from '@/scenarios/pictures.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { ScenarioOf } from '@/scenarios/scenarioSchema.ts';
import { sectionPath } from '@/site.ts';
import type { ComparedRow } from '@/widgets/compared.ts';
import { comparedOn } from '@/widgets/comparedOn.ts';
import type { Matter } from './inEdition.ts';
import type { Example } from './references.ts';
import type { RulesGame } from './rulesGames.ts';

/** The rulings on a gap side by side: the same position under each, what comes of it, and the way to play it so. */
export interface Ruling {
  value: string;
  words: string;
  /** The default of this site. */
  ours: boolean;
  /** The answer to the scenario's question under it. */
  said: string | undefined;
  picture: string | null;
  rows: readonly ComparedRow[];
  /** A new game with this ruling, set up and ready to begin. */
  play: string;
}

const playAddress = ({ id, ruleSets }: RulesGame, name: string, value: string, edition: string, locale: Locale) =>
  `${localePath(locale, `${sectionPath('play')}${id}/`)}?${ruleSets.length > 1 ? `edition=${edition}&` : ''}ruling=${name}.${value}`;

export function rulingsOn(
  game: RulesGame,
  { name, choice }: Matter,
  example: Example<ScenarioOf<ScenarioTypes>> | null,
  edition: string,
  locale: Locale,
): Ruling[] {
  const usual = readingIn(choice, edition);
  const values = Object.keys(choice.values).toSorted((a, b) => Number(b === usual) - Number(a === usual));
  const reading = (value: string) => ({ rules: edition, rulings: { [name]: value } });
  const columns = example ? comparedOn(game.id, example.scenario, values.map(reading)) : [];
  return values.map((value, at) => {
    const outcome = example?.scenario.outcomes.find((one) => one.rulings?.[name] === value);
    return {
      value,
      words: (choice.values[value] ?? value).replace(/\.$/, ''),
      ours: value === usual,
      said: outcome && example?.words.answers[outcome.answer],
      picture: example && pictureOf(game.id, example.id, locale, reading(value)),
      rows: columns[at] ?? [],
      play: playAddress(game, name, value, edition, locale),
    };
  });
}
