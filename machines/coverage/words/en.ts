export * from './en/actions.ts';
export * from './en/happenings.ts';
export * from './en/names.ts';
export * from './en/refusals.ts';
