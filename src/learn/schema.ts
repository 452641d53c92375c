import { isClauseId } from '@machines/smartphone/clauses/index.ts';
import { colours, phases } from '@machines/smartphone/names.ts';
import {
  checkSchema,
  moveSchema,
  planCheckSchema,
  planSpecSchema,
  positionSchema,
} from '@machines/smartphone/position/schema.ts';
import { z } from 'zod';
import { showSchema } from '@/scenarios/smartphoneShow.ts';

/**
 * A lesson: a hook to begin with, a few steps, a few checks. Every step stands on a position of the real game, and is
 * handled either on a desk (pads) or on the board; a lesson is all of one kind, so that its page loads only that.
 */

const key = z.string().regex(/^[a-z][a-zA-Z0-9-]*$/, 'Name it in letters, beginning with a small one.');
const seat = z.exactOptional(z.enum(colours));
const base = {
  id: key,
  position: positionSchema,
  /** A position that no game could reach, built to show one thing. */
  constructed: z.exactOptional(z.boolean()),
  /** Who the learner is; the first seat unless said. */
  seat,
};
const board = { ...base, show: z.exactOptional(showSchema) };
/** What lies on the desk to begin with; the opening plan unless said. */
const desk = { ...base, plan: z.exactOptional(planSpecSchema) };
const clauseSchema = z.string().refine(isClauseId, 'There is no such clause.');
const clauses = z.array(clauseSchema).min(2);

/** Part of a move: every key given has to be the same. */
const partOfMove = z.looseObject({ type: z.string() });

const boardDo = z.strictObject({
  ...board,
  kind: z.literal('do'),
  goal: z.array(checkSchema).min(1),
  /** One way to reach the goal, for “show me”. Any other way counts as well. */
  solution: z.array(moveSchema).min(1),
  /** Moves people really try. `by`: the clause that refuses it; without it the move is legal, but misses the goal. */
  wrong: z.exactOptional(z.array(z.strictObject({ id: key, move: partOfMove, by: z.exactOptional(clauseSchema) }))),
});
const boardPredict = z.strictObject({
  ...board,
  kind: z.literal('predict'),
  moves: z.exactOptional(z.array(moveSchema)),
  until: z.exactOptional(z.enum([...phases, 'over'])),
  answers: z.record(key, z.array(checkSchema).min(1)),
  right: key,
});
const boardChoose = z.strictObject({
  ...board,
  kind: z.literal('choose'),
  options: z.record(key, z.strictObject({ moves: z.array(moveSchema), expect: z.array(checkSchema).min(1) })),
  until: z.exactOptional(z.enum([...phases, 'over'])),
});
const boardSpot = z.strictObject({ ...board, kind: z.literal('spot'), move: moveSchema, answers: clauses });

const deskDo = z.strictObject({
  ...desk,
  kind: z.literal('do'),
  goal: planCheckSchema,
  solution: planSpecSchema,
  /** Plans people really make, told apart by what is true of them. */
  wrong: z.exactOptional(z.array(z.strictObject({ id: key, if: planCheckSchema, plan: planSpecSchema }))),
});
const deskPredict = z.strictObject({
  ...desk,
  kind: z.literal('predict'),
  plan: planSpecSchema,
  answers: z.record(key, planCheckSchema),
  right: key,
});
const deskChoose = z.strictObject({
  ...desk,
  kind: z.literal('choose'),
  options: z.record(key, z.strictObject({ plan: planSpecSchema, expect: planCheckSchema })),
});
const deskSpot = z.strictObject({ ...desk, kind: z.literal('spot'), plan: planSpecSchema, answers: clauses });

export const boardStep = z.discriminatedUnion('kind', [boardDo, boardPredict, boardChoose, boardSpot]);
export const deskStep = z.discriminatedUnion('kind', [deskDo, deskPredict, deskChoose, deskSpot]);
export type BoardStep = z.infer<typeof boardStep>;
export type DeskStep = z.infer<typeof deskStep>;

const lesson = <On extends string, S extends z.ZodType>(on: On, step: S) =>
  z.strictObject({
    on: z.literal(on),
    /** The clauses it teaches; the summary names them. */
    teaches: z.array(clauseSchema).min(1),
    hook: step,
    steps: z.array(step).min(3).max(8),
    checks: z.array(step).min(1).max(5),
  });

export const lessonSchema = z.discriminatedUnion('on', [lesson('board', boardStep), lesson('desk', deskStep)]);
export type Lesson = z.infer<typeof lessonSchema>;
export type Step = BoardStep | DeskStep;

/** The steps in the order they are gone through, each with the part it belongs to. */
export const partsOfLesson = ['hook', 'steps', 'checks'] as const;
export type LessonPart = (typeof partsOfLesson)[number];
export const allSteps = ({ hook, steps, checks }: Lesson): { part: LessonPart; step: Step }[] => [
  { part: 'hook', step: hook },
  ...steps.map((step) => ({ part: 'steps' as const, step })),
  ...checks.map((step) => ({ part: 'checks' as const, step })),
];

/** About twenty seconds a step, as tried. */
export const minutesOf = (lesson: Lesson): number => Math.max(1, Math.round(allSteps(lesson).length / 3));

/** The order of the course, and for clauses that no lesson teaches the scenario that shows them. */
export const courseSchema = z.strictObject({
  lessons: z.array(z.string()).min(1),
  /** Lessons played at the table of a real game, with guidance beside it. */
  guided: z.array(z.string()),
  elsewhere: z.record(clauseSchema, z.string()),
});
export type Course = z.infer<typeof courseSchema>;

const text = z.string().min(1);
export const stepWordsSchema = z.strictObject({
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
  steps: z.record(key, stepWordsSchema),
  summary: z.array(text).min(2).max(7),
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
