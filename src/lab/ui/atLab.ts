import type { Colour } from '@machines/core/seats.ts';
import { createContext, useContext } from 'react';
import type { LabWords } from '@/i18n/en/bench.ts';
import type { Bench } from '../bench.ts';
import type { LabTypes } from '../labGame.ts';
import type { LabKit } from './labKit.ts';
import type { useBench } from './useBench.ts';

/** The lab of a page, for every part of it: the game and its words, what lies on the bench, and how to write it anew. */
export interface AtLab<T extends LabTypes, W extends LabWords, Hand> {
  kit: LabKit<T, W, Hand>;
  words: W;
  playPath: string;
  lab: ReturnType<typeof useBench<T>>;
  bench: Bench<T>;
  /** What is in hand while a position is built: what the form changes, and what pointing at the board means. */
  hand: Hand;
  onHand: (hand: Hand) => void;
  /** The table as it stands before play; `position` is what is written of it. */
  table: T['state'];
  position: T['position'];
  onEdit: (position: T['position']) => void;
  /** Where play rests at the moment that is looked at, and who has to act there. */
  resting: T['state'];
  seat: Colour;
  /** Plays an action, legal or kept as the last move though it is refused. */
  play: (action: T['action'], legal: boolean) => void;
}

/** Whichever game it is. */
export type AnyLab = AtLab<LabTypes, LabWords, unknown>;

export const LabContext = createContext<AnyLab | null>(null);

/** The lab that this is a part of; a game names its own kinds of things. */
export function useLab<T extends LabTypes = LabTypes, W extends LabWords = LabWords, Hand = unknown>() {
  const lab = useContext(LabContext);
  if (!lab) throw new Error('There is no lab around this.');
  return lab as unknown as AtLab<T, W, Hand>;
}
