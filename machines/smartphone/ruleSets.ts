/** Apart from what they settle: the frame of every page knows the editions, and carries nothing of their rules. */

/** First edition, first with its corrections sheet, second (the default), Korean. */
export const ruleSets = ['e1', 'e1c', 'e2', 'ko'] as const;
export type RuleSet = (typeof ruleSets)[number];
export const defaultRuleSet: RuleSet = 'e2';
