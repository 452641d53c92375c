/** How much a guide says: everything, a nudge, or nothing until it is asked. */
export type Help = 'full' | 'hints' | 'asked';
