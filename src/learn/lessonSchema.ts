import type { GameOf } from '@machines/core/game.ts';
import type { Schema } from '@machines/core/parse.ts';
import { type Colour, colours } from '@machines/core/seats.ts';
import { gameBy, gameIds } from '@machines/games.ts';
import { z } from 'zod';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';

/**
 * A lesson: a hook to begin with, a few steps, a few checks. Every step stands on a position of the real game; a lesson
 * is handled in one way, so that its page loads only that.
 */

export const key = z.string().regex(/^[a-z][a-zA-Z0-9-]*$/, 'Name it in letters, beginning with a small one.');

/** What a step has to do with the rules: clauses, or a case of one as the game tells it, `C7.2/shared`. */
export interface Topics {
  /** What its task says before anything is asked. */
  tells?: string[];
  /** What its explanation says. */
  teaches?: string[];
  /** What has to be known to answer, besides the clauses that are at work in it. */
  asks?: string[];
}

interface On<T extends ScenarioTypes> extends Topics {
  id: string;
  position: T['position'];
  /** A position that no game could reach: it is laid out as it is written, and the lesson's words say why it is so. */
  constructed?: boolean;
  /** Who the learner is; the first seat unless said. */
  seat?: Colour;
  show?: T['show'];
}

/** A step on the board of a game. */
export type BoardStepOf<T extends ScenarioTypes> =
  | (On<T> & {
      kind: 'do';
      goal: T['check'][];
      /** One way to reach the goal, for “show me”. Any other way counts as well. */
      solution: T['move'][];
      /**
       * Moves people really try, each with the cause its words give. `by`: the clause that refuses it. Without it the
       * move is legal, but misses the goal; `because`: what is true after it. Elsewhere the words are not said.
       */
      wrong?: { id: string; move: Record<string, unknown>; by?: string; because?: T['check'][] }[];
    })
  | (On<T> & {
      kind: 'predict';
      moves?: T['move'][];
      until?: T['state']['phase'];
      answers: Record<string, T['check'][]>;
      right: string;
      /** Answers that are places of the board, as it names them (`region CIS`): they are pressed there as well. */
      at?: Record<string, string>;
    })
  | (On<T> & {
      kind: 'choose';
      /** `instead`: other moves after certain choices, by their names joined by a dash. */
      options: Record<string, { moves: T['move'][]; expect: T['check'][]; instead?: Record<string, T['move'][]> }>;
      until?: T['state']['phase'];
      /** A decision: one is chosen, and what each brings stands beside it. */
      compare?: true;
      /** What is left of the round is played on by the computer, alike for every choice. */
      playOn?: true;
      /** Others move by themselves, as the computer would, until the learner's next turn. */
      others?: true;
      /** Decisions of the same lesson that were made before, in their order: it goes on from what they led to. */
      after?: string[];
    })
  /** `allowed`: nothing is wrong with the move. */
  | (On<T> & { kind: 'spot'; move: T['move']; answers: string[]; allowed?: true });

export const clauseIn = (isClauseId: (text: string) => boolean) =>
  z.string().refine(isClauseId, 'There is no such clause.');

/** What every step has, however it is handled. */
export const stepBase = <P extends Schema>(position: P, isClauseId: (text: string) => boolean) => {
  const topics = z.exactOptional(z.array(clauseIn((text) => isClauseId(text.split('/')[0] ?? ''))).min(1));
  return {
    id: key,
    tells: topics,
    teaches: topics,
    asks: topics,
    position,
    constructed: z.exactOptional(z.boolean()),
    seat: z.exactOptional(z.enum(colours)),
  };
};

/** The schema of steps on the board of a game. */
export function boardStepSchema<T extends ScenarioTypes>(
  { clauses, phases, schemas: { position, move, check } }: GameOf<T>,
  show: Schema<T['show']>,
): Schema<BoardStepOf<T>> {
  const board = { ...stepBase(position, clauses.isClauseId), show: z.exactOptional(show) };
  const clause = clauseIn(clauses.isClauseId);
  const until = z.exactOptional(z.enum(phases));
  /** Part of a move: every key given has to be the same. */
  const partOfMove = z.looseObject({ type: z.string() });
  return z.discriminatedUnion('kind', [
    z.strictObject({
      ...board,
      kind: z.literal('do'),
      goal: z.array(check).min(1),
      solution: z.array(move).min(1),
      wrong: z.exactOptional(
        z.array(
          z.union([
            z.strictObject({ id: key, move: partOfMove, by: clause }),
            z.strictObject({ id: key, move: partOfMove, because: z.array(check).min(1) }),
          ]),
        ),
      ),
    }),
    z.strictObject({
      ...board,
      kind: z.literal('predict'),
      moves: z.exactOptional(z.array(move)),
      until,
      answers: z.record(key, z.array(check).min(1)),
      right: key,
      at: z.exactOptional(z.record(key, z.string())),
    }),
    z.strictObject({
      ...board,
      kind: z.literal('choose'),
      options: z.record(
        key,
        z.strictObject({
          moves: z.array(move),
          expect: z.array(check),
          instead: z.exactOptional(z.record(key, z.array(move))),
        }),
      ),
      until,
      compare: z.exactOptional(z.literal(true)),
      playOn: z.exactOptional(z.literal(true)),
      others: z.exactOptional(z.literal(true)),
      after: z.exactOptional(z.array(key).min(1)),
    }),
    z.strictObject({
      ...board,
      kind: z.literal('spot'),
      move,
      answers: z.array(clause).min(2),
      allowed: z.exactOptional(z.literal(true)),
    }),
  ]) as unknown as Schema<BoardStepOf<T>>;
}

export interface LessonOf<On extends string, S> {
  /** How it is handled. */
  on: On;
  /** The clauses it teaches; the summary names them. */
  teaches: string[];
  hook: S;
  steps: S[];
  checks: S[];
}

/** The schema of lessons whose steps are all of one kind. */
export const lessonSchemaOf = <On extends string, S>(on: On, step: Schema<S>, isClauseId: (text: string) => boolean) =>
  z.strictObject({
    on: z.literal(on),
    teaches: z.array(clauseIn(isClauseId)).min(1),
    hook: step,
    steps: z.array(step).min(1).max(8),
    checks: z.array(step).min(1).max(5),
  });

/** The steps in the order they are gone through, each with the part it belongs to. */
const partsOfLesson = ['hook', 'steps', 'checks'] as const;
export type LessonPart = (typeof partsOfLesson)[number];
export const allSteps = <S>({
  hook,
  steps,
  checks,
}: Pick<LessonOf<string, S>, LessonPart>): { part: LessonPart; step: S }[] => [
  { part: 'hook', step: hook },
  ...steps.map((step) => ({ part: 'steps' as const, step })),
  ...checks.map((step) => ({ part: 'checks' as const, step })),
];

/**
 * Characters read in a minute, at 200 English words or as many Korean ones as take the same time; seconds for a press,
 * and for looking at the board before it.
 */
const pace = { en: 1150, ko: 600, press: 2, look: 8 };

interface Timed {
  id: string;
  kind: string;
  solution?: unknown;
  options?: object;
  compare?: true;
}

/** How often one presses in a step that goes right at once, with the way on. */
function pressesIn({ kind, solution, options = {}, compare }: Timed): number {
  // A plan is two pads turned and slid.
  if (kind === 'do') return 1 + (Array.isArray(solution) ? solution.length : 4);
  return 1 + (kind === 'choose' && !compare ? Object.keys(options).length : 1);
}

/** What is read of a step: the task, what was chosen, and why it is so. */
function readIn({ kind, compare }: Timed, { title, text, done, answers = {}, why = {} }: StepWords): number {
  const said = Object.values(why).map(({ length }) => length);
  const all = said.reduce((sum, each) => sum + each, 0);
  const told = kind !== 'choose' ? 0 : compare ? all / said.length : all;
  return [title, text, done, ...Object.values(answers)].reduce((sum, { length }) => sum + length, told);
}

/** Seconds a lesson takes whoever is right at once, by what is read and pressed on the way through it. */
export const secondsOf = (
  lesson: Pick<LessonOf<string, Timed>, LessonPart>,
  words: Pick<LessonWords, 'steps'>,
  locale: 'en' | 'ko',
): number =>
  allSteps(lesson).reduce((sum, { step }) => {
    const said = words.steps[step.id];
    const reading = said ? (readIn(step, said) / pace[locale]) * 60 : 0;
    return sum + reading + pressesIn(step) * pace.press + pace.look;
  }, 0);

/** The same in minutes, as the course tells it. */
export const minutesOf = (...of: Parameters<typeof secondsOf>): number =>
  Math.max(1, Math.round(secondsOf(...of) / 60));

/** A step in which one decides, and what each choice brings is compared. */
export const isDecision = ({ kind, compare }: { kind: string; compare?: true }): boolean =>
  kind === 'choose' && compare === true;

/** The order of the course, and for clauses that no lesson teaches the scenario that shows them. */
export const courseSchema = z.strictObject({
  lessons: z.array(z.string()).min(1),
  /** Lessons played at the table of a real game, with guidance beside it. */
  guided: z.array(z.string()),
  /** How the course is drawn: first the whole, then its parts in groups, then the whole again. */
  stages: z.strictObject({
    whole: z.array(z.string()),
    parts: z.record(key, z.array(z.string()).min(1)),
    together: z.array(z.string()),
  }),
  elsewhere: z.record(
    clauseIn((id) => gameIds.some((game) => gameBy(game).clauses.isClauseId(id))),
    z.string(),
  ),
});
export type Course = z.infer<typeof courseSchema>;

const text = z.string().min(1);
const stepWordsSchema = z.strictObject({
  title: text.max(60),
  /** What to do, or the question. */
  text,
  /** Said when it is done or answered: why it is so. */
  done: text,
  /** From a nudge to nearly the answer. */
  hints: z.exactOptional(z.array(text)),
  answers: z.exactOptional(z.record(z.string(), text)),
  /** What is wrong with a wrong answer, or what an option shows. */
  why: z.exactOptional(z.record(z.string(), text)),
  /** The answer to a move people really try. */
  wrong: z.exactOptional(z.record(z.string(), text)),
});
export type StepWords = z.infer<typeof stepWordsSchema>;

/** The words of a lesson: the head of its MDX file, whose body is the rule in prose, read on demand. */
export const lessonWordsSchema = z.strictObject({
  title: text.max(50),
  lead: text.max(200),
  description: z.string().min(40).max(160),
  /** What one can do after it, as the end of “After it you can …”. */
  can: text.max(40),
  steps: z.record(key, stepWordsSchema),
  summary: z.array(text).min(2).max(7),
  /** Why no game leads to the positions that are marked as constructed. */
  constructed: z.exactOptional(text),
});
export type LessonWords = z.infer<typeof lessonWordsSchema>;

/** A lesson at a real table: a page that leads there, and what the guide says beside the board. */
export const guidedWordsSchema = z.strictObject({
  title: text.max(50),
  lead: text.max(200),
  description: z.string().min(40).max(160),
  minutes: z.int().min(1).max(90),
});
export type GuidedWords = z.infer<typeof guidedWordsSchema>;
