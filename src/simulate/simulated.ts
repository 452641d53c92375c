import type { GameOf, GameTypes } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import * as coverageReadings from '@machines/coverage/choiceWords.ts';
import { mapFor } from '@machines/coverage/components/maps.ts';
import { coverage } from '@machines/coverage/module.ts';
import { coveragePlayers } from '@machines/coverage/simulate.ts';
import { computerNames } from '@machines/smartphone/bots/computerNames.ts';
import * as smartphoneReadings from '@machines/smartphone/choiceWords.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { steve } from '@machines/smartphone/rules/setup.ts';
import { type OpenChoice, openChoicesOf } from '@/play/openRulings.ts';
import type { Game } from '@/site.ts';

/** One way to play: a rule set, rulings, and for Smartphone Inc. which sides of the technologies are in play. */
export interface SimulatedRules {
  ruleSet: string;
  rulings: Record<string, string>;
  sides: 'A' | 'random';
}

/** What of a game the simulation asks, and what it brings to it. */
export interface Simulated {
  game: Pick<GameOf<GameTypes>, 'choices' | 'ruleSets' | 'defaultRuleSet' | 'parseSetup'>;
  players: readonly string[];
  /** Who sits where before anything was chosen. */
  seats: Partial<Record<Colour, string>>;
  hasSides: boolean;
  /** What its set-up has besides rules, seats and seed. */
  setupFor: (sides: SimulatedRules['sides'], seats: number) => object;
}

/** The tables of a game's choices and what reads its set-ups, as one. */
const faceOf = <T extends GameTypes>(
  { choices, ruleSets, defaultRuleSet }: Pick<GameOf<T>, 'choices' | 'ruleSets' | 'defaultRuleSet'>,
  { parseSetup }: Pick<GameOf<T>, 'parseSetup'>,
): Simulated['game'] => ({ choices, ruleSets, defaultRuleSet, parseSetup });

/** The gaps that a rule set leaves open. */
export const openIn = ({ choices, ruleSets }: Simulated['game'], ruleSet: string): OpenChoice[] =>
  openChoicesOf<string>(choices, ruleSets, ruleSet);

export const simulated: Record<Game, Simulated> = {
  smartphone: {
    game: faceOf(smartphoneReadings, smartphone),
    players: computerNames,
    seats: { green: 'casual', red: steve },
    hasSides: true,
    setupFor: (sides) => ({ technologySides: sides }),
  },
  coverage: {
    game: faceOf(coverageReadings, coverage),
    players: coveragePlayers,
    seats: { green: 'valuer', blue: 'random', black: 'random' },
    hasSides: false,
    setupFor: (_, seats) => ({ map: mapFor(seats) }),
  },
};
