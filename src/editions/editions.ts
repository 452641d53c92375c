import { defaultRuleSet, type RuleSet, ruleSets } from '@machines/smartphone/ruleSets.ts';

/** The editions of the first game as a visitor chooses among them: one box on the shelf, one rule set. */
export type Edition = RuleSet;

/** The newest first. */
export const editions = ['e2', 'ko', 'e1c', 'e1'] as const satisfies readonly Edition[];

/** What stands on the drawn box. */
export const editionMarks: Record<Edition, string> = { e2: '2', ko: '한', e1c: '1+', e1: '1' };

/** The heading of phase 7 as each book prints it, and what lies with the corrected one. */
export const printedHeadings: Record<Edition, string> = {
  e2: 'Phase 7. Selling Goods',
  ko: '7단계. 제품 판매',
  e1c: 'Phase 7. Sale',
  e1: 'Phase 7. Sale',
};
export const printedSlip = 'Corrections';

export const isEdition = (text: unknown): text is Edition => ruleSets.some((each) => each === text);

/** The edition of who has not chosen: a Korean page is read beside a Korean box. */
export const usualEdition = (locale: string): Edition => (locale === 'ko' ? 'ko' : defaultRuleSet);

/** What a page is in each edition, in a few words; an edition that is left out is only named. */
export type PageIn = Partial<Record<Edition, string>>;

/** The name of the parameter by which a link carries an edition. */
export const editionParameter = 'edition';
