import { deepFreeze } from '@machines/core/freeze.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import {
  type Choices,
  choices,
  defaultRuleSet,
  type RuleSet,
  type Rulings,
  ruleSets,
} from '@machines/smartphone/choiceWords.ts';
import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import { enterPhase, step } from '@machines/smartphone/flow.ts';
import {
  type Colour,
  colours,
  type Phase,
  type Region,
  regions,
  type Technology,
  type TechnologySide,
  technologies,
} from '@machines/smartphone/names.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { emptyTally, type Tally } from '@machines/smartphone/rules/symbols.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState, Setup, Sides } from '@machines/smartphone/state.ts';
import { sentence } from '@machines/smartphone/words/index.ts';
import { test } from 'vitest';
import { acting, edit, seat, told } from '../shared/kit.ts';
import { readingTests } from '../shared/readings.ts';

/** Building positions in a few words, and running actions on them with every state frozen. */

export interface TableRules {
  ruleSet: RuleSet;
  rulings: Rulings;
}

export interface TableOptions extends Partial<TableRules> {
  seats?: Colour[];
  steve?: Colour;
  /** Sides in play; the rest are A. */
  sides?: Partial<Record<Technology, TechnologySide>>;
  seed?: number;
  components?: ComponentSet;
}

export function setupOf(options: TableOptions = {}): Setup {
  const seated = options.seats ?? ['green', 'red'];
  return {
    ruleSet: options.ruleSet ?? defaultRuleSet,
    rulings: options.rulings ?? {},
    seats: seated.map((colour) => ({ colour, player: colour === options.steve ? 'steve' : 'person' })),
    technologySides: Object.fromEntries(
      technologies.map((technology) => [technology, options.sides?.[technology] ?? 'A']),
    ) as Sides,
    seed: options.seed ?? 1,
    ...(options.components && { components: options.components }),
  };
}

/** A new game, everyone about to plan round 1. */
export const tableOf = (options: TableOptions = {}): GameState => deepFreeze(newGame(setupOf(options)));

/** No retailers, no offices, no progress: a bare board to put a position on. */
export const bareBoard = (state: GameState): GameState =>
  edit(state, (draft) => {
    draft.retailers = {};
    for (const region of regions) {
      draft.offices[region] = [];
      draft.progress[region] = {};
    }
  });

export const active = (symbols: Partial<Tally>): Tally => ({ ...emptyTally(), ...symbols });

/** Gives every seat a shown plan with these active symbols (nothing for those not named). */
export const showing = (state: GameState, tallies: Partial<Record<Colour, Partial<Tally>>>): GameState =>
  edit(state, (draft) => {
    for (const each of draft.seats) each.tally = active(tallies[each.colour] ?? {});
  });

/** Begins a phase from a position, resting where someone has to act. */
export const begin = (state: GameState, phase: Exclude<Phase, 'over'>): GameState =>
  deepFreeze(enterPhase(state, phase));

export type Change = (draft: GameState) => void;

/** A bare board, changed, as a phase begins on it; with `shown`, everyone has planned that. */
export function inPhase(
  phase: Exclude<Phase, 'over'>,
  change: Change,
  { shown, ...options }: TableOptions & { shown?: Parameters<typeof showing>[1] } = {},
): GameState {
  const table = edit(bareBoard(tableOf(options)), change);
  return begin(shown ? showing(table, shown) : table, phase);
}

/** Phase 6 with so many logistics symbols for green. */
export const phase6 = (logistics: number, change: Change, options: TableOptions = {}): GameState =>
  inPhase('logistics', change, { ...options, shown: { green: { logistics } } });

export const { play, refusalOf, expectRefused, isLegal } = acting<GameState, Action, RefusalOf>(step, (refusal) =>
  sentence(refusal),
);

/** Offices left to right in a region. */
export const offices = (state: GameState, region: Region): Colour[] => state.offices[region];

/** See shared/readings.ts. */
export const eachReading = readingTests<RuleSet, Choices>(choices, ruleSets);

/** The same test in every rule set, where a clause holds alike in all. */
export function eachRuleSet(title: string, run: (options: TableRules) => void): void {
  for (const ruleSet of ruleSets) test(`${title} (${ruleSet})`, () => run({ ruleSet, rulings: {} }));
}

export { colours, edit, ruleSets, seat, told };
