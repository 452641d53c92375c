import { choices, type RuleSet, ruleSets } from '@machines/smartphone/choiceWords.ts';
import { type Technology, technologies } from '@machines/smartphone/names.ts';
import { steve } from '@machines/smartphone/rules/setup.ts';
import type { Setup, Sides } from '@machines/smartphone/state.ts';
import { editionHere } from '@/editions/chosen.ts';
import { componentsHere, readingsHere } from '@/games/smartphone/yours/yours.ts';
import type { SetupWords } from '@/i18n/en/setup.ts';
import { type OpenChoice, openChoicesOf, type Readings, readingsAsked, rulingsFrom } from '@/play/openRulings.ts';
import { person } from '@/play/people.ts';
import { drawSeed, nobody, type SeatedDraft, seatsOf, seedOf } from '@/play/seating.ts';
import type { SharedPart } from '@/play/setupPart.ts';

/** What every part of the form gets. */
export interface Part extends Omit<SharedPart, 'onChange'> {
  words: SetupWords;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

/** What the form holds before it is a set-up. Nothing is forgotten by trying another edition or other sides. */
export interface Draft extends SeatedDraft {
  ruleSet: RuleSet;
  readings: Readings;
  sides: 'A' | 'random' | 'chosen';
  chosen: Sides;
}

const allA = Object.fromEntries(technologies.map((technology) => [technology, 'A'])) as Record<Technology, 'A'>;

/** The edition that was chosen once, or the usual one of the page's language. */
export const suggestedRuleSet: RuleSet = editionHere();

export const firstDraft: Draft = {
  players: { green: person, blue: nobody, black: nobody, yellow: nobody, red: steve },
  ruleSet: suggestedRuleSet,
  readings: { ...readingsHere(), ...readingsAsked() },
  sides: 'A',
  chosen: allA,
  seed: '',
};

/** What the edition leaves open, so that the table may decide. */
export const openChoices = (ruleSet: RuleSet): OpenChoice[] => openChoicesOf<RuleSet>(choices, ruleSets, ruleSet);

export const rulingsOf = ({ ruleSet, readings }: Pick<Draft, 'ruleSet' | 'readings'>): Record<string, string> =>
  rulingsFrom(openChoices(ruleSet), readings);

/** The set-up as the form has it, for the rules to check; an empty seed is drawn by the caller. */
export const setupOf = (draft: Draft, drawn: number): unknown => ({
  ruleSet: draft.ruleSet,
  rulings: rulingsOf(draft),
  seats: seatsOf(draft),
  technologySides: draft.sides === 'chosen' ? draft.chosen : draft.sides,
  seed: seedOf(draft, drawn),
  ...componentsHere(),
});

/** You in green, Steve in red: all that one click decides. */
export const quickSetup = (): Setup => ({
  ruleSet: suggestedRuleSet,
  rulings: rulingsOf(firstDraft),
  seats: seatsOf(firstDraft),
  technologySides: 'A',
  seed: drawSeed(),
  ...componentsHere(),
});
