import { openIn, readingIn } from '@machines/core/choices.ts';
import { type ByEdition, textsOf } from '@/editions/byEdition.ts';
import { questions as coverageQuestions } from '@/games/coverage/rules/questions.ts';
import { questions as smartphoneQuestions } from '@/games/smartphone/rules/questions.ts';
import { fill, type Locale, type Messages, messages } from '@/i18n/index.ts';
import type { ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { scenarioGames } from '@/scenarios/scenarioGames.ts';
import type { Said } from '@/search/record.ts';
import type { Game } from '@/site.ts';
import { type Example, examplesIn } from '../references.ts';
import { askCase, type Heard, questionProblems, verdictIn } from './proveAnswers.ts';
import type { Question } from './question.ts';

/** A question with its answer in each edition, asked of the engine. */
export interface CanI {
  id: string;
  phase: string;
  wish: string;
  question: string;
  clauses: string[];
  /** The scenario whose answer is told, and the one whose position is the picture: where it is refused, if anywhere. */
  example: Example;
  pictured: Example;
  said: Said[];
  /** The refusal in the position, where there is one; by edition. */
  refusals: { in: string[]; sentence: string; clause: string }[];
}

function grouped<K extends string, V>(ruleSets: readonly string[], of: (ruleSet: string) => [K, V] | null) {
  const groups = new Map<K, V & { in: string[] }>();
  for (const ruleSet of ruleSets) {
    const found = of(ruleSet);
    if (!found) continue;
    const known = groups.get(found[0]);
    if (known) known.in.push(ruleSet);
    else groups.set(found[0], { ...found[1], in: [ruleSet] });
  }
  return [...groups.values()];
}

/** The ruling used where an edition leaves it open, in the words of its reading. */
function ruled<T extends ScenarioTypes>(game: ScenarioGame<T>, example: Example, ruleSet: string): string | null {
  const choice =
    (example.scenario.choice === undefined ? undefined : game.game.choices[example.scenario.choice]) ??
    Object.values(game.game.choices).find(
      (each) => each.clause === example.scenario.clauses[0] && openIn(each, game.game.ruleSets).includes(ruleSet),
    );
  return choice ? (choice.values[readingIn(choice, ruleSet as T['ruleSet'])] ?? null) : null;
}

const textFor = (texts: ByEdition | undefined, ruleSet: string): string | undefined =>
  texts === undefined
    ? undefined
    : textsOf(texts).find(({ among }) => !among || among.split(' ').includes(ruleSet))?.text;

/** What an open question comes to as the edition is usually read. */
const usualIn = (ruleSet: string, heard: readonly (readonly Heard[])[]): 'yes' | 'no' =>
  heard.flat().some((each) => each.ruleSet === ruleSet && each.usual && each.allowed) ? 'yes' : 'no';

/** A reading without the yes or no before it, which answers the question of the ruling and not the wish. */
function plain(reading: string, { spoken }: Messages['canI']): string {
  const rest = reading.replace(new RegExp(`^(${spoken})(?=$|[ .:,])[.:,]? *`, 'u'), '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function answer<T extends ScenarioTypes>(game: ScenarioGame<T>, question: Question, locale: Locale): CanI {
  const t = messages(locale).canI;
  const wishes: Record<string, string> = t[game.id];
  const examples = examplesIn(game, locale);
  const found = question.cases.map((each) => {
    const example = examples.find(({ id }) => id === each.scenario);
    if (!example) throw new Error(`${question.id}: there is no scenario ${each.scenario}.`);
    return { example, heard: askCase(game, example.scenario, each) };
  });
  const heard: (readonly Heard[])[] = found.map((each) => each.heard);
  const wrong = questionProblems(question, game.game.ruleSets, heard);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  const example = found[0]?.example as Example;
  const pictured =
    found.find((each) => each.heard.some(({ usual, sentence }) => usual && sentence))?.example ?? example;
  const wish = wishes[question.id] ?? '';
  const said = grouped<string, Omit<Said, 'in'>>(game.game.ruleSets, (ruleSet) => {
    const verdict = verdictIn(ruleSet, heard);
    if (!verdict) return null;
    const own = textFor(t.texts[question.id], ruleSet);
    const reading = verdict === 'gap' ? ruled(game, example, ruleSet) : null;
    const text = reading
      ? fill(t.ours, {
          verdict: t.verdicts[usualIn(ruleSet, heard)].toLowerCase(),
          reading: own ?? plain(reading, t),
        }).trimEnd()
      : (own ?? example.words.short);
    const head = fill(t.heads[verdict], { condition: t.conditions[question.id] ?? '' });
    return [`${verdict} ${text}`, { verdict, head, text }];
  });
  const refusals = grouped<string, { sentence: string; clause: string }>(game.game.ruleSets, (ruleSet) => {
    const refused = heard.flat().find((each) => each.ruleSet === ruleSet && each.usual && each.sentence);
    return refused?.sentence && refused.clause
      ? [refused.sentence, { sentence: refused.sentence, clause: refused.clause }]
      : null;
  });
  const clauses = [
    ...new Set([
      ...heard.flatMap((each) => each.flatMap(({ clause }) => (clause ? [clause] : []))),
      ...example.scenario.clauses.slice(0, 2),
    ]),
  ].slice(0, 2);
  return {
    id: question.id,
    phase: question.phase,
    wish,
    question: fill(t.question, { wish }),
    clauses,
    example,
    pictured,
    said,
    refusals,
  };
}

const answers: Record<Game, (locale: Locale) => CanI[]> = {
  smartphone: (locale) => smartphoneQuestions.map((each) => answer(scenarioGames.smartphone, each, locale)),
  coverage: (locale) => coverageQuestions.map((each) => answer(scenarioGames.coverage, each, locale)),
};
const known = new Map<string, CanI[]>();

/** Every question of a game; it fails where what is claimed is not what the engine says. */
export function canIn(game: Game, locale: Locale): CanI[] {
  const key = `${game}/${locale}`;
  const made = known.get(key) ?? answers[game](locale);
  known.set(key, made);
  return made;
}
