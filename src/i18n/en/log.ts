import { names } from './names.ts';

/** The log beside the board. The lines themselves come from the rules. */
export const log = {
  label: 'Log of the game',
  hint: 'Choose a line to go to that moment. Arrow keys move between lines.',
  round: 'Round {round}',
  phases: { ...names.phases, over: 'The end' } as Record<string, string>,
  /** Before anything has happened. */
  empty: 'Everything that happens is told here.',
  ahead: 'Grey lines are later than what you see.',
  clause: 'Rule {id}',
  /** Beside a move that played itself. */
  forced: 'Played for you: the only legal move.',
};
export type LogWords = typeof log;
