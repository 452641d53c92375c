import { deepFreeze } from '@machines/core/freeze.ts';
import type { Action } from '@machines/coverage/actions.ts';
import { type Choices, choices, type RuleSet, type Rulings, ruleSets } from '@machines/coverage/choiceWords.ts';
import { step } from '@machines/coverage/flow.ts';
import type { Colour, Company, Hex } from '@machines/coverage/names.ts';
import { quietFrom } from '@machines/coverage/rules/endless.ts';
import { companyOf } from '@machines/coverage/rules/lookup.ts';
import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import { newGame } from '@machines/coverage/start.ts';
import type { CompanyState, GameState, Seat, Setup } from '@machines/coverage/state.ts';
import { sentence } from '@machines/coverage/words/index.ts';
import { acting, edit, seat, told } from '../shared/kit.ts';
import { readingTests } from '../shared/readings.ts';
import { fork } from './maps.ts';

/** Building positions in a few words. */

export interface TableOptions {
  seats?: Colour[];
  rulings?: Rulings;
  map?: Setup['map'];
  seed?: number;
}

export const setupOf = ({
  seats = ['green', 'blue'],
  rulings = {},
  map = fork,
  seed = 1,
}: TableOptions = {}): Setup => ({
  ruleSet: 'book',
  rulings,
  seats: seats.map((colour) => ({ colour, player: 'person' })),
  map,
  seed,
});

/** A new game, the first seat about to choose. */
export const tableOf = (options: TableOptions = {}): GameState => deepFreeze(newGame(setupOf(options)));

/** What a position changes: by seat, by company, and the towers as `hex: [company, value]`. */
export interface Position extends TableOptions {
  players?: Partial<Record<Colour, Partial<Omit<Seat, 'colour'>>>>;
  companies?: Partial<Record<Company, Partial<Omit<CompanyState, 'colour'>>>>;
  towers?: Record<Hex, [company: Company, value: number]>;
  turn?: Colour;
}

/** A table in the middle of a game, the seat in `turn` about to choose. */
export const position = ({ players, companies, towers, turn, ...options }: Position): GameState =>
  edit(tableOf(options), (draft) => {
    for (const each of draft.seats) Object.assign(each, players?.[each.colour]);
    for (const each of draft.companies) Object.assign(each, companies?.[each.colour]);
    draft.towers = Object.fromEntries(
      Object.entries(towers ?? {}).map(([hex, [company, value]]) => [hex, { company, value }]),
    );
    if (turn) draft.turn = { ...draft.turn, seat: turn };
    draft.quiet = quietFrom(draft);
  });

export const { play, refusalOf, expectRefused, isLegal } = acting<GameState, Action, RefusalOf>(step, (refusal) =>
  sentence(refusal),
);

/** See shared/readings.ts. */
export const eachReading = readingTests<RuleSet, Choices>(choices, ruleSets);

/** Actions in a few words. */
export const auction = (by: Colour, company: Company = by, source: 'unissued' | 'pool' = 'unissued'): Action => ({
  type: 'auction',
  seat: by,
  company,
  source,
});
export const bid = (by: Colour, amount: number): Action => ({ type: 'bid', seat: by, amount });
export const out = (by: Colour): Action => ({ type: 'passAuction', seat: by });
export const act = (by: Colour, company: Company = by): Action => ({ type: 'act', seat: by, company });
export const expand = (by: Colour, hex: Hex, value = 1, route: Hex[] = []): Action => ({
  type: 'expand',
  seat: by,
  hex,
  value,
  route,
});
export const finish = (by: Colour): Action => ({ type: 'finish', seat: by });
export const pass = (by: Colour): Action => ({ type: 'passTurn', seat: by });

export const cash = (state: GameState, of: Colour): number => seat(state, of).cash;
export const treasury = (state: GameState, of: Company): number => companyOf(state, of).treasury;

export { companyOf, edit, fork, seat, told };
