import type { ChoiceName } from '@machines/smartphone/choices.ts';
import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import type { Phase } from '@machines/smartphone/names.ts';

export type SheetPart = Exclude<Phase, 'over'> | 'order' | 'next' | 'end';

/** The clauses that a part of the sheet to print says. A test holds that each of their gaps is a box to tick. */
export const sheetClauses: Record<SheetPart, readonly ClauseId[]> = {
  planning: ['S1.2', 'S1.3', 'S1.8'],
  pricing: ['S2.1', 'S2.2'],
  production: ['S3.1', 'S3.2'],
  improvement: ['S4.1', 'S4.2', 'S4.3'],
  research: ['S5.1', 'S5.2', 'S5.3'],
  logistics: ['S6.1', 'S6.2', 'S6.3', 'S6.4'],
  sale: ['S7.2', 'S7.3', 'S7.4', 'S7.5', 'S7.6'],
  scoring: ['S8.1', 'S8.2', 'S8.3'],
  order: ['SP.1', 'SP.3'],
  next: ['SN.1'],
  end: ['SE.1', 'SE.2'],
};

/** Gaps to settle before a game, by the phase in which they come up. */
export const gapsIn: Partial<Record<Phase, readonly ChoiceName[]>> = {
  planning: ['e1FourG'],
  pricing: ['priceBeyondTrack'],
  production: ['padOverImprovement'],
  logistics: ['midTurnConnection', 'retailerConnects', 'phase6Order', 'wifiSecondOffice'],
  sale: ['holdBack'],
  scoring: ['controlTie'],
};

/** Those on the sheet, what is disputed most first. */
export const sheetGaps: readonly ChoiceName[] = [
  'controlTie',
  'holdBack',
  'midTurnConnection',
  'retailerConnects',
  'priceBeyondTrack',
  'padOverImprovement',
  'wifiSecondOffice',
  'e1FourG',
];
