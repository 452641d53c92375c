import { names } from './names.ts';

/** The log beside the board. The lines themselves come from the rules. */
export const log = {
  label: 'Log of the game',
  hint: 'A line opens the moment after it. Arrow keys go from line to line.',
  round: 'Round {round}',
  phases: { ...names.phases, over: 'The end' } as Record<string, string>,
  ahead: 'Paler lines come after the moment that is shown.',
  clause: 'Rule {id}',
};
export type LogWords = typeof log;
