import type { Happening } from '@machines/core/refusal.ts';
import type { GameTypes, Playable } from '@/play/playable.ts';
import type { Roll } from '../unit/shared/dice.ts';
import type { GameUnderTest } from '../unit/shared/game.ts';
import type { Invariant } from '../unit/shared/invariants.ts';

/** A game as the fuzzer asks for it. */
export interface FuzzGame<T extends GameTypes> extends GameUnderTest<T> {
  /** As the pages play it: links and kept games. */
  play: Playable<T>;
  invariants: readonly Invariant<T['state'], T['action']>[];
  /** Whether the list stands for an action that was accepted. */
  isListed(state: T['state'], action: T['action']): boolean;
  /** Everything of some types that could be asked for: of these the list has exactly what is accepted. */
  possible: readonly T['action'][];
  /** Some legal actions to choose among. */
  options(state: T['state'], roll: Roll): T['action'][];
  /** What a computer player would do. */
  sound(state: T['state'], random: number): T['action'] | null;
  /** Junk close to a legal action of this moment: most often it breaks just one rule. */
  probe(state: T['state'], action: T['action'], roll: Roll): T['action'];
  /** What is told at a moment: the news, and the reason for what comes next where the rules give one. */
  told(state: T['state']): readonly Happening[];
  /** What kind of moment it is. */
  kind(state: T['state']): string;
  /** The same set-up with one thing less in it, the largest first. */
  simplerSetups(setup: T['setup']): T['setup'][];
  /** Actions of the same seat that say less. */
  simplerActions(action: T['action']): T['action'][];
  /** What there is to be seen. */
  all: Record<Sight, readonly string[]>;
  /** The readings a set-up plays by, `name=value`. */
  readings(setup: T['setup']): string[];
}

export const sights = ['clause', 'refusal', 'news', 'action', 'reading'] as const;
export type Sight = (typeof sights)[number];
