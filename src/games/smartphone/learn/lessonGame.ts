import type { Schema } from '@machines/core/parse.ts';
import { casualAction } from '@machines/smartphone/bots/casual.ts';
import * as clauses from '@machines/smartphone/clauses/index.ts';
import { smartphone } from '@machines/smartphone/index.ts';
import { actionOf } from '@machines/smartphone/position/moves.ts';
import type { Move } from '@machines/smartphone/position/schema.ts';
import { planCheckSchema, planSpecSchema, positionSchema } from '@machines/smartphone/position/schema.ts';
import { z } from 'zod';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { showSchema } from '@/games/smartphone/scenarios/show.ts';
import type { LessonGame } from '@/learn/lessonGame.ts';
import {
  type BoardStepOf,
  boardStepSchema,
  clauseIn,
  key,
  type LessonOf,
  lessonSchemaOf,
  stepBase,
} from '@/learn/lessonSchema.ts';
import type { BoardStepViewOf } from '@/learn/stepViews.ts';
import { missable } from './deskMissed.ts';

/** Lessons of Smartphone Inc.: on a desk with the pads, or on the board. */

/** What lies on the desk to begin with; the opening plan unless said. */
const desk = { ...stepBase(positionSchema, clauses.isClauseId), plan: z.exactOptional(planSpecSchema) };

const deskStep = z.discriminatedUnion('kind', [
  z.strictObject({
    ...desk,
    kind: z.literal('do'),
    goal: planCheckSchema,
    /** What its words say of a plan that reaches the goal; true of every one that does. */
    because: planCheckSchema,
    solution: planSpecSchema,
    /** Plans people really make, told apart by what is true of them, each with the cause that its words give. */
    wrong: z.exactOptional(
      z.array(z.strictObject({ id: key, if: planCheckSchema, because: planCheckSchema, plan: planSpecSchema })),
    ),
  }),
  z.strictObject({
    ...desk,
    kind: z.literal('predict'),
    plan: planSpecSchema,
    answers: z.record(key, planCheckSchema),
    right: key,
    /** What of the plan a wrong answer left out or counted wrongly: it is marked there. */
    missed: z.exactOptional(z.record(key, z.array(z.enum(missable)).min(1))),
  }),
  z.strictObject({
    ...desk,
    kind: z.literal('choose'),
    options: z.record(key, z.strictObject({ plan: planSpecSchema, expect: planCheckSchema })),
    /** A decision: one is chosen, and what each brings, once the round is played on alike, stands beside it. */
    compare: z.exactOptional(z.literal(true)),
  }),
  z.strictObject({
    ...desk,
    kind: z.literal('spot'),
    plan: planSpecSchema,
    answers: z.array(clauseIn(clauses.isClauseId)).min(2),
    /** Nothing is wrong with the plan. */
    allowed: z.exactOptional(z.literal(true)),
  }),
]);

export type BoardStep = BoardStepOf<SmartphoneShown>;
/** As its page is given it. */
export type BoardStepView = BoardStepViewOf<SmartphoneShown>;
export type DeskStep = z.infer<typeof deskStep>;
export type SmartphoneLesson = LessonOf<'board', BoardStep> | LessonOf<'desk', DeskStep>;

const boardStep = boardStepSchema<SmartphoneShown>(smartphone, showSchema);

export const smartphoneLesson = z.discriminatedUnion('on', [
  lessonSchemaOf('board', boardStep, clauses.isClauseId),
  lessonSchemaOf('desk', deskStep, clauses.isClauseId),
]) as unknown as Schema<SmartphoneLesson>;

export const smartphoneBoard: LessonGame<SmartphoneShown> = {
  game: smartphone,
  readPart: (_, part) => part,
  readCheck: (state, check) => {
    if ('allowed' in check) return { allowed: actionOf(state, check.allowed) as Move };
    return 'refused' in check ? { ...check, refused: actionOf(state, check.refused) as Move } : check;
  },
  // Once the game is over, with what patents and retailers add.
  scoreOf: ({ seats, standings }, seat) =>
    (standings?.find(({ colour }) => colour === seat)?.total ?? seats.find(({ colour }) => colour === seat)?.vp) || 0,
  gains: true,
  playOn: (start, now) => {
    const [seat] = now.round === start.round ? smartphone.toAct(now) : [];
    return seat ? casualAction(now, seat, 1).action : null;
  },
};
