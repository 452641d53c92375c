import { rounds } from '@machines/smartphone/names.ts';
import { steve } from '@machines/smartphone/rules/setup.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { componentsHere, readingsHere } from '@/games/smartphone/yours/yours.ts';
import type { GuideOf } from '@/play/guide/guideNames.ts';
import type { Help } from '@/play/guide/help.ts';
import { person } from '@/play/people.ts';
import { rulingsOf, suggestedRuleSet } from '../setup/draft.ts';

/** The guide of a guided game knows when to speak; what it suggests is a computer player's advice. */

/** Help fades from round to round; null when the guide has left. */
export function helpIn(
  guide: GuideOf<'smartphone'>,
  { round, phase }: Pick<GameState, 'round' | 'phase'>,
): Help | null {
  if (phase === 'over') return null;
  if (guide === 'first-round') return round === 1 ? 'full' : null;
  if (round <= 2) return 'full';
  return round < rounds - 1 ? 'hints' : 'asked';
}

/** Whether the guided part has been played. */
export const isPlayed = (guide: GuideOf<'smartphone'>, { round, phase }: Pick<GameState, 'round' | 'phase'>): boolean =>
  phase === 'over' || (guide === 'first-round' && round > 1);

/** The same table for everyone, by the rules of the edition one has: Green against Steve, every technology on side A. */
export const guidedSetup = (): Setup => ({
  ruleSet: suggestedRuleSet,
  rulings: rulingsOf({ ruleSet: suggestedRuleSet, readings: readingsHere() }),
  seats: [
    { colour: 'green', player: person },
    { colour: 'red', player: steve },
  ],
  technologySides: 'A',
  seed: 7,
  ...componentsHere(),
});
