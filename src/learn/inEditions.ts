import { gameBy } from '@machines/games.ts';
import type { Edition } from '@/editions/editions.ts';
import { editions } from '@/editions/editions.ts';
import { type Locale, localePath, messages } from '@/i18n/index.ts';
import { ownText } from '@/rules/ownText.ts';
import { rulesGames } from '@/rules/rulesGames.ts';
import { editionPath, type Game } from '@/site.ts';
import { allSteps, type LessonOf } from './lessonSchema.ts';
import type { Lesson, Step } from './lessons.ts';
import { lessonProblems } from './proveLesson.ts';

/** What a rulebook says where a step of a lesson would go otherwise by it. */
export interface Otherwise {
  clause: string;
  text: string;
}

/** A lesson for visitors with any edition: the one it is taught by, and the steps that go otherwise in another. */
export interface LessonEditions {
  taught: Edition;
  names: Record<Edition, string>;
  words: { taught: string; yours: string };
  /** Where the visitor chooses another. */
  chooser: string;
  /** Null where no clause of the lesson says why: others play otherwise then, and what is taught is the same. */
  steps: Record<string, Partial<Record<Edition, Otherwise | null>>>;
  /** What is told at steps that go otherwise where a visitor's rulebook shows an office, not a good, in S8.3. */
  byOffices: { words: string; steps: string[] };
}

const clauseId = /\bS[\dA-Z]\.\d+\b/g;

/** The lesson as it would be under other rules; a step that names its own stays by them. */
function under(lesson: Lesson, rules: { rules: Edition } | { rulings: Record<string, string> }): Lesson {
  const change = (step: Step): Step => ({ ...step, position: { ...rules, ...step.position } }) as Step;
  const { hook, steps, checks } = lesson as unknown as LessonOf<string, Step>;
  return { ...lesson, hook: change(hook), steps: steps.map(change), checks: checks.map(change) } as Lesson;
}

/** Every step is proved under every edition; where a proof fails, the clause that parts them is told. */
export function lessonEditions(game: Game, lesson: Lesson, locale: Locale): LessonEditions | null {
  if (game !== 'smartphone') return null;
  const { clauses } = rulesGames[game];
  const taught = gameBy(game).defaultRuleSet as Edition;
  const { names, lesson: words } = messages(locale).editions;
  const told = (id: string, edition: Edition) => {
    const clause = clauses.find((each) => each.id === id);
    return clause && ownText(clause, edition, locale, true).replaceAll('**', '');
  };
  /** The sentence that counts, of those that a rulebook says. */
  const core = (id: string, edition: Edition) => {
    const whole = clauses.find((each) => each.id === id);
    const said = whole ? ownText(whole, edition, locale, true) : '';
    return (said.split(/(?<=[.다]\**)\s+/).find((each) => each.includes('**')) ?? said).replaceAll('**', '');
  };
  const parts = (id: string, edition: Edition) => told(id, edition) !== told(id, taught);
  const failing = (rules: Parameters<typeof under>[1]) => {
    const problems = lessonProblems(under(lesson, rules)).map(({ message }) => message);
    return allSteps<Step>(lesson)
      .map(({ step }) => ({ step, said: problems.filter((message) => message.startsWith(`${step.id}: `)) }))
      .filter(({ said }) => said.length > 0);
  };
  const steps: LessonEditions['steps'] = {};
  for (const edition of editions) {
    if (edition === taught) continue;
    for (const { step, said } of failing({ rules: edition })) {
      const cited = [
        ...said.flatMap((message) => message.match(clauseId) ?? []),
        ...((step as { teaches?: string[] }).teaches ?? []),
        ...((step as { tells?: string[] }).tells ?? []),
        ...lesson.teaches,
      ];
      const clause = cited.find((id) => parts(id, edition));
      const otherwise = clause ? { clause, text: core(clause, edition) } : null;
      steps[step.id] = { ...steps[step.id], [edition]: otherwise };
    }
  }
  const byOffices = failing({ rulings: { controlTie: 'offices' } }).map(({ step }) => step.id);
  const chooser = localePath(locale, editionPath);
  return { taught, names, words, chooser, steps, byOffices: { words: words.byOffices, steps: byOffices } };
}
