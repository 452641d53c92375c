import { defaultRuleSet } from '@machines/smartphone/choices.ts';
import { rounds } from '@machines/smartphone/names.ts';
import { steve } from '@machines/smartphone/rules/setup.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import type { Guide } from '@/play/guideNames.ts';
import { person } from '@/play/people.ts';

/** The guide of a guided game knows when to speak; what it suggests is a computer player's advice. */

/** How much the guide says: everything, a nudge, or nothing until it is asked. */
export type Help = 'full' | 'hints' | 'asked';

/** Help fades from round to round; null when the guide has left. */
export function helpIn(guide: Guide, { round, phase }: Pick<GameState, 'round' | 'phase'>): Help | null {
  if (phase === 'over') return null;
  if (guide === 'first-round') return round === 1 ? 'full' : null;
  if (round <= 2) return 'full';
  return round < rounds - 1 ? 'hints' : 'asked';
}

/** Whether the guided part has been played. */
export const isPlayed = (guide: Guide, { round, phase }: Pick<GameState, 'round' | 'phase'>): boolean =>
  phase === 'over' || (guide === 'first-round' && round > 1);

/** The same table for everyone: Green against Steve, every technology on side A. */
export const guidedSetup = (): Setup => ({
  ruleSet: defaultRuleSet,
  rulings: {},
  seats: [
    { colour: 'green', player: person },
    { colour: 'red', player: steve },
  ],
  technologySides: 'A',
  seed: 7,
});
