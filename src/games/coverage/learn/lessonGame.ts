import * as clauses from '@machines/coverage/clauses/index.ts';
import { refuse } from '@machines/coverage/flow.ts';
import { phases } from '@machines/coverage/names.ts';
import { firstSeat, layPosition, openPosition } from '@machines/coverage/position/build.ts';
import { unmetOf } from '@machines/coverage/position/checks.ts';
import { openLaid } from '@machines/coverage/position/frames.ts';
import { tryFor } from '@machines/coverage/position/goal.ts';
import { hexOf } from '@machines/coverage/position/hexes.ts';
import { actionOf, resolveMoves } from '@machines/coverage/position/moves.ts';
import { run } from '@machines/coverage/position/run.ts';
import { checkSchema, moveSchema, positionSchema } from '@machines/coverage/position/schema.ts';
import { actingSeat } from '@machines/coverage/rules/table.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import type { Coverage } from '@/games/coverage/scenarios/scenarioGame.ts';
import { showSchema } from '@/games/coverage/scenarios/show.ts';
import type { LessonGame } from '@/learn/lessonGame.ts';
import { type BoardStepOf, boardSteps, type LessonOf, lessonDoor } from '@/learn/lessonSchema.ts';

/** Lessons of Coverage, on its map. */

export type MapStep = BoardStepOf<Coverage>;
export type CoverageLesson = LessonOf<'map', MapStep>;

export const coverageLesson = lessonDoor(
  'map',
  boardSteps<Coverage>({
    isClauseId: clauses.isClauseId,
    phases: [...phases, 'over'],
    position: positionSchema,
    move: moveSchema,
    check: checkSchema,
    show: showSchema,
  }),
  clauses.isClauseId,
);

export const coverageMap: LessonGame<Coverage> = {
  clauses,
  openPosition,
  layPosition,
  openLaid,
  run,
  unmetOf,
  tryFor,
  actionOf,
  resolveMoves,
  refuse,
  sentence: (refusal, { setup }) => sentence(refusal, setup),
  firstSeat,
  toAct: actingSeat,
  readPart: ({ setup }, { hex, route, ...part }) => ({
    ...part,
    ...(typeof hex === 'string' && { hex: hexOf(setup, hex, 'move.hex') }),
    ...(Array.isArray(route) && { route: route.map((each: string) => hexOf(setup, each, 'move.route')) }),
  }),
  readCheck: (state, check) => {
    if ('allowed' in check) return { allowed: actionOf(state, check.allowed) };
    if ('hex' in check) return { ...check, hex: hexOf(state.setup, check.hex, 'hex') };
    return 'refused' in check ? { ...check, refused: actionOf(state, check.refused) } : check;
  },
};
