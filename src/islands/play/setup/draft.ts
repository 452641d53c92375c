import { openIn, readingIn } from '@machines/core/choices.ts';
import {
  type ChoiceName,
  choiceNames,
  choices,
  defaultRuleSet,
  type RuleSet,
  ruleSets,
} from '@machines/smartphone/editions.ts';
import { type Colour, colours, type Technology, technologies } from '@machines/smartphone/names.ts';
import { steve } from '@machines/smartphone/rules/setup.ts';
import type { SeatSetup, Setup, Sides } from '@machines/smartphone/state.ts';
import { person } from '@/play/people.ts';

/** What the form holds before it is a set-up. Nothing is forgotten by trying another edition or other sides. */
export interface Draft {
  /** Who sits in each colour; empty for nobody. */
  players: Record<Colour, string>;
  ruleSet: RuleSet;
  /** Readings that were picked, usual ones among them. */
  readings: Partial<Record<ChoiceName, string>>;
  sides: 'A' | 'random' | 'chosen';
  chosen: Sides;
  /** As it was typed; empty for a new one each time. */
  seed: string;
}

export const nobody = '';

const allA = Object.fromEntries(technologies.map((technology) => [technology, 'A'])) as Record<Technology, 'A'>;

export const firstDraft: Draft = {
  players: { green: person, blue: nobody, black: nobody, yellow: nobody, red: steve },
  ruleSet: defaultRuleSet,
  readings: {},
  sides: 'A',
  chosen: allA,
  seed: '',
};

export const seatsOf = ({ players }: Pick<Draft, 'players'>): SeatSetup[] =>
  colours.flatMap((colour) => (players[colour] === nobody ? [] : [{ colour, player: players[colour] }]));

/** What the edition leaves open, so that the table may decide. */
export const openChoices = (ruleSet: RuleSet): ChoiceName[] =>
  choiceNames.filter((name) => openIn(choices[name], ruleSets).includes(ruleSet));

export const usualReading = (name: ChoiceName, ruleSet: RuleSet): string => readingIn(choices[name], ruleSet);

/** Rulings in force: those picked that this edition leaves open and that are not the usual reading anyway. */
export const rulingsOf = ({ ruleSet, readings }: Pick<Draft, 'ruleSet' | 'readings'>): Record<string, string> =>
  Object.fromEntries(
    openChoices(ruleSet).flatMap((name) => {
      const reading = readings[name];
      return reading === undefined || reading === usualReading(name, ruleSet) ? [] : [[name, reading]];
    }),
  );

/** Small enough to be read out and typed in again. */
export const drawSeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000;

const typedSeed = (text: string): number => (/^\s*\d+\s*$/.test(text) ? Number(text) : Number.NaN);

/** The set-up as the form has it, for the rules to check; an empty seed is drawn by the caller. */
export const setupOf = (draft: Draft, drawn: number): unknown => ({
  ruleSet: draft.ruleSet,
  rulings: rulingsOf(draft),
  seats: seatsOf(draft),
  technologySides: draft.sides === 'chosen' ? draft.chosen : draft.sides,
  seed: draft.seed.trim() === '' ? drawn : typedSeed(draft.seed),
});

/** You in green, Steve in red: all that one click decides. */
export const quickSetup = (): Setup => ({
  ruleSet: defaultRuleSet,
  rulings: {},
  seats: seatsOf(firstDraft),
  technologySides: 'A',
  seed: drawSeed(),
});
