import type { ModuleOf } from '../core/game.ts';
import { parse } from '../core/parse.ts';
import { seenBy } from './bots/seen.ts';
import { asPlayed } from './older.ts';
import { componentsOf } from './rules/lookup.ts';
import type { HappeningOf } from './rules/refuse.ts';
import { setUp, steve } from './rules/setup.ts';
import { rules } from './rules.ts';
import { actionSchema, setupSchema } from './schema.ts';
import { newGame } from './start.ts';
import type { Smartphone } from './types.ts';
import { openMoves } from './view.ts';
import { reasonWords } from './words/reason.ts';

/** Smartphone Inc. for saves, links, computer players and the command line. */
export const smartphone: ModuleOf<Smartphone> = {
  ...rules,
  id: 'smartphone',
  // 2: Steve's pad has a third logistics symbol, so his moves in older logs may be refused.
  // 3: A retailer's bonus, covering through a pad, tucked improvements and forced sales have other defaults, which
  // `asPlayed` keeps for older games; progress by `midTurnConnection` and `uselessProgress` goes otherwise.
  rulesVersion: 3,
  parseSetup: (value) => parse(setupSchema, value),
  asPlayed,
  parseAction: (value) => parse(actionSchema, value),
  setUp,
  start: newGame,
  seenBy,
  openMoves,
  // Steve has no reasons of his own: he cites the line of his chapter. Notes of older games leave out his colour.
  whyWords: (why, game, called) => {
    if (!('rule' in why)) return reasonWords(why, componentsOf(game));
    const seat = game.setup.seats.find(({ player }) => player === steve)?.colour ?? '';
    return rules.line({ ...why, params: { seat, ...why.params } } as HappeningOf, game, called);
  },
};
