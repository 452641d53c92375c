import { deepFreeze } from '@machines/core/freeze.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { enterPhase, newGame, step } from '@machines/smartphone/driver.ts';
import {
  type Choices,
  choices,
  defaultRuleSet,
  type RuleSet,
  type Rulings,
  ruleSets,
} from '@machines/smartphone/editions.ts';
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
import { findSeat } from '@machines/smartphone/rules/table.ts';
import type { GameState, Seat, Setup, Sides } from '@machines/smartphone/state.ts';
import { sentence } from '@machines/smartphone/words/index.ts';
import { expect, test } from 'vitest';
import { readingTests } from '../shared/readings.ts';

/** Building positions in a few words, and running actions on them with every state frozen. */

export interface Reading {
  ruleSet: RuleSet;
  rulings: Rulings;
}

export interface TableOptions extends Partial<Reading> {
  seats?: Colour[];
  steve?: Colour;
  /** Sides in play; the rest are A. */
  sides?: Partial<Record<Technology, TechnologySide>>;
  seed?: number;
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
  };
}

/** A new game, everyone about to plan round 1. */
export const tableOf = (options: TableOptions = {}): GameState => deepFreeze(newGame(setupOf(options)));

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The same position with something changed. The set-up stays the same object, so the rulings do too. */
export function edit(state: GameState, change: (draft: Writable<GameState>) => void): GameState {
  const draft = { ...structuredClone(state), setup: state.setup };
  change(draft);
  return deepFreeze(draft);
}

/** The seat of a colour, in a state that is being edited or looked at. */
export function seat(state: GameState, colour: Colour): Seat {
  const found = findSeat(state, colour);
  if (!found) throw new Error(`${colour} is not at this table`);
  return found;
}

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

/** Runs actions that must all be legal. */
export const play = (state: GameState, ...actions: Action[]): GameState =>
  actions.reduce((now, action) => {
    const result = step(now, action);
    if (!result.ok)
      throw new Error(`${JSON.stringify(action)} refused by ${result.refusal.rule}: ${sentence(result.refusal)}`);
    return deepFreeze(result.state);
  }, state);

/** The refusal of an action that must be refused, and must leave the very same state behind. */
export function refusalOf(state: GameState, action: Action): RefusalOf {
  const result = step(state, action);
  if (result.ok) throw new Error(`${JSON.stringify(action)} should have been refused`);
  expect(result.state).toBe(state);
  expect(sentence(result.refusal)).not.toMatch(/[{}]|undefined/);
  return result.refusal;
}

/** Shorthand for expecting a refusal by clause and reason. */
export const expectRefused = (state: GameState, action: Action, rule: RefusalOf['rule'], reason: RefusalOf['reason']) =>
  expect(refusalOf(state, action)).toMatchObject({ rule, reason });

export const isLegal = (state: GameState, action: Action): boolean => step(state, action).ok;

/** Offices left to right in a region. */
export const offices = (state: GameState, region: Region): Colour[] => state.offices[region];

export const told = (state: GameState, what: string): boolean => state.news.some((each) => each.what === what);

/** See shared/readings.ts. */
export const eachReading = readingTests<RuleSet, Choices>(choices, ruleSets);

/** The same test in every rule set, where a clause holds alike in all. */
export function eachRuleSet(title: string, run: (options: Reading) => void): void {
  for (const ruleSet of ruleSets) test(`${title} (${ruleSet})`, () => run({ ruleSet, rulings: {} }));
}

export { colours, ruleSets };
