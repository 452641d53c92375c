export * from './en/actions.ts';
export * from './en/chapters.ts';
export * from './en/choices.ts';
export * from './en/clauses/index.ts';
export * from './en/happenings.ts';
export * from './en/names.ts';
export * from './en/reasons.ts';
export * from './en/refusals.ts';
