import { gameBy } from '@machines/games.ts';
import type { Edition } from '@/editions/editions.ts';
import { editions } from '@/editions/editions.ts';
import { type Locale, messages } from '@/i18n/index.ts';
import { ownText } from '@/rules/ownText.ts';
import { rulesGames } from '@/rules/rulesGames.ts';
import type { Game } from '@/site.ts';
import { allSteps, type LessonOf } from './lessonSchema.ts';
import type { Lesson, Step } from './lessons.ts';
import { lessonProblems } from './prove.ts';

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
  /** Null where no clause of the lesson says why: others play otherwise then, and what is taught is the same. */
  steps: Record<string, Partial<Record<Edition, Otherwise | null>>>;
}

const clauseId = /\bS[\dA-Z]\.\d+\b/g;

/** The lesson as it would be under an edition; a step that names its own stays by it. */
function under(lesson: Lesson, rules: Edition): Lesson {
  const change = (step: Step): Step =>
    'rules' in step.position ? step : ({ ...step, position: { ...step.position, rules } } as Step);
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
  const steps: LessonEditions['steps'] = {};
  for (const edition of editions) {
    if (edition === taught) continue;
    const problems = lessonProblems(under(lesson, edition));
    for (const { step } of allSteps<Step>(lesson)) {
      const said = problems.filter(({ message }) => message.startsWith(`${step.id}: `)).map(({ message }) => message);
      if (said.length === 0) continue;
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
  return { taught, names, words, steps };
}
