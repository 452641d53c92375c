import type { ChoiceTable } from '@machines/core/choices.ts';
import type { Parsed } from '@machines/core/parse.ts';
import type { Colour, SeatSetup } from '@machines/core/seats.ts';
import * as coverageReadings from '@machines/coverage/choiceWords.ts';
import { mapFor } from '@machines/coverage/components/maps.ts';
import { coverage } from '@machines/coverage/module.ts';
import { coveragePlayers } from '@machines/coverage/simulate.ts';
import type { Setup } from '@machines/simulate/simulation.ts';
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

/** A game as the simulation asks for it. */
export interface Simulated {
  players: readonly string[];
  ruleSets: readonly string[];
  defaultRuleSet: string;
  /** Who sits where before anything was chosen. */
  seats: Partial<Record<Colour, string>>;
  hasSides: boolean;
  /** The gaps that a rule set leaves open. */
  open: (ruleSet: string) => OpenChoice[];
  /** The set-up as the command line makes it, checked by the rules. */
  parse: (settings: SimulatedRules, seats: readonly SeatSetup[], seed: number) => Parsed<Setup>;
}

const openIn =
  (choices: ChoiceTable<string, string>, ruleSets: readonly string[]) =>
  (ruleSet: string): OpenChoice[] =>
    openChoicesOf<string>(choices, ruleSets, ruleSet);

export const simulated: Record<Game, Simulated> = {
  smartphone: {
    players: computerNames,
    ruleSets: smartphoneReadings.ruleSets,
    defaultRuleSet: smartphoneReadings.defaultRuleSet,
    seats: { green: 'casual', red: steve },
    hasSides: true,
    open: openIn(smartphoneReadings.choices, smartphoneReadings.ruleSets),
    parse: ({ ruleSet, rulings, sides }, seats, seed) =>
      smartphone.parseSetup({ ruleSet, rulings, seats, technologySides: sides, seed }),
  },
  coverage: {
    players: coveragePlayers,
    ruleSets: coverageReadings.ruleSets,
    defaultRuleSet: coverageReadings.defaultRuleSet,
    seats: { green: 'valuer', blue: 'random', black: 'random' },
    hasSides: false,
    open: openIn(coverageReadings.choices, coverageReadings.ruleSets),
    parse: ({ ruleSet, rulings }, seats, seed) =>
      coverage.parseSetup({ ruleSet, rulings, seats, map: mapFor(seats.length), seed }),
  },
};
