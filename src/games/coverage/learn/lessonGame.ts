import * as clauses from '@machines/coverage/clauses/index.ts';
import { coverage } from '@machines/coverage/index.ts';
import { hexOf } from '@machines/coverage/position/hexes.ts';
import { actionOf } from '@machines/coverage/position/moves.ts';
import { finalStandings } from '@machines/coverage/rules/ending.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import { showSchema } from '@/games/coverage/scenarios/show.ts';
import type { LessonGame } from '@/learn/lessonGame.ts';
import { type BoardStepOf, boardStepSchema, type LessonOf, lessonSchemaOf } from '@/learn/lessonSchema.ts';
import type { BoardStepViewOf } from '@/learn/stepViews.ts';

/** Lessons of Coverage, on its map. */

export type MapStep = BoardStepOf<CoverageShown>;
/** As its page is given it. */
export type MapStepView = BoardStepViewOf<CoverageShown>;
export type CoverageLesson = LessonOf<'map', MapStep>;

export const coverageLesson = lessonSchemaOf(
  'map',
  boardStepSchema<CoverageShown>(coverage, showSchema),
  clauses.isClauseId,
);

export const coverageMap: LessonGame<CoverageShown> = {
  game: coverage,
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
  scoreOf: (state, seat) => finalStandings(state).find(({ colour }) => colour === seat)?.total ?? 0,
  gains: false,
  playOn: () => null,
};
