import type { ModuleOf } from '../core/game.ts';
import { parse } from '../core/parse.ts';
import { seenBy } from './bots/seen.ts';
import { setUp } from './rules/setup.ts';
import { rules } from './rules.ts';
import { actionSchema, setupSchema } from './schema.ts';
import { newGame } from './start.ts';
import type { Coverage } from './types.ts';
import { reasonWords } from './words/reason.ts';

/** Coverage for saves, links, computer players and the command line. */
export const coverage: ModuleOf<Coverage> = {
  ...rules,
  id: 'coverage',
  rulesVersion: 3,
  sameSince: 2,
  // C4.7: before version 3 shares went to the pool until the upkeep could be paid, unless a ruling said otherwise.
  asPlayed: (setup, rulesVersion) =>
    rulesVersion < 3 ? { ...setup, rulings: { upkeepRepeat: 'untilPaid', ...setup.rulings } } : setup,
  parseSetup: (value) => parse(setupSchema, value),
  parseAction: (value) => parse(actionSchema, value),
  setUp,
  start: newGame,
  seenBy,
  // Cash may be hidden (C2.6); moves never are.
  openMoves: (log) => log.length,
  whyWords: (why, { setup }) => reasonWords(why, setup),
};
