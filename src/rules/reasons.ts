import type { Kind } from './ledger.ts';

/** Why a clause has nothing of a kind. The words for each reason stand in the catalogue. */
export type Reason = 'setup' | 'word' | 'follows' | 'example' | 'scenarioInstead';

/** By clause of any game. */
export const clauseReasons: Partial<Record<string, Partial<Record<Kind, Reason>>>> = {
  'S0.1': { states: 'setup' },
  'S0.2': { states: 'setup' },
  'S0.3': { states: 'setup' },
  'S0.4': { states: 'setup' },
  'S0.5': { states: 'setup' },
  'S0.6': { states: 'setup' },
  'S0.7': { states: 'setup' },
  'SV.1': { states: 'setup' },
  'S8.6': { functions: 'example' },
  'S9.15': { functions: 'follows', states: 'follows' },
  'C1.1': { states: 'word' },
  'C1.2': { states: 'word' },
  'C1.6': { states: 'word' },
  'C2.1': { states: 'setup' },
  'C2.2': { states: 'setup' },
  'C2.3': { states: 'setup' },
  'C2.4': { states: 'setup' },
  'C2.5': { states: 'setup' },
  'C2.6': { states: 'setup' },
  'C5.7': { functions: 'follows' },
  'C8.1': { states: 'setup' },
};
