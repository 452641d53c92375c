import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import type { Phase } from '@machines/smartphone/names.ts';

/** A part of the sheet to print: what its sentences say, and what of that the rulebooks leave open. */
interface SheetPart {
  clauses: readonly ClauseId[];
  /** Gaps that a sentence decides, by its line: there it has to say that it is open. */
  open?: Readonly<Record<string, number>>;
  /** Gaps of these clauses that no sentence decides. */
  unsaid?: readonly string[];
}

export type SheetPartName = Exclude<Phase, 'over'> | 'order' | 'next' | 'end';

/** A test holds that no gap of a clause is missing here, under any rule set. */
export const sheetParts: Record<SheetPartName, SheetPart> = {
  planning: { clauses: ['S1.2', 'S1.3', 'S1.4', 'S1.8'] },
  pricing: { clauses: ['S2.1', 'S2.2'], open: { priceBeyondTrack: 0 } },
  production: { clauses: ['S3.1', 'S3.2'], open: { padOverImprovement: 1 } },
  improvement: { clauses: ['S4.1', 'S4.2', 'S4.3'] },
  research: { clauses: ['S5.1', 'S5.2', 'S5.3'] },
  logistics: { clauses: ['S6.1', 'S6.2', 'S6.3', 'S6.4', 'S6.6'], open: { midTurnConnection: 1 } },
  sale: { clauses: ['S7.2', 'S7.3', 'S7.4', 'S7.6', 'SR.1'] },
  scoring: { clauses: ['S8.1', 'S8.2', 'S8.3'], open: { controlTie: 1 } },
  order: { clauses: ['SP.1', 'SP.3'] },
  next: { clauses: ['SN.1'] },
  end: { clauses: ['SE.1', 'SE.2'] },
};
