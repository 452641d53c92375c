import { defaultRuleSet } from '@machines/coverage/choices.ts';
import type { GameState, Setup } from '@machines/coverage/state.ts';
import type { Help } from '@/play/guide/help.ts';
import { person } from '@/play/people.ts';

/** The guide of Coverage's first game knows when to speak; what it suggests is a computer player's advice. */

/** Turns of the table in which it explains at length, and after them those in which it gives hints. */
const explained = 4;
const hinted = 6;

/** Help fades from turn to turn; null when the guide has left. */
export function helpIn({ phase, turn }: Pick<GameState, 'phase' | 'turn'>): Help | null {
  if (phase === 'over') return null;
  if (turn.number <= explained) return 'full';
  return turn.number <= hinted ? 'hints' : 'asked';
}

export const turnOf = ({ turn }: GameState): string => `${turn.number}`;

/** The same table for everyone: Green against the Valuer, on the small map of the lessons. */
export const guidedSetup = (): Setup => ({
  ruleSet: defaultRuleSet,
  rulings: {},
  seats: [
    { colour: 'green', player: person },
    { colour: 'red', player: 'valuer' },
  ],
  map: 'teach',
  seed: 7,
});
