import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { firstSeat } from '@machines/smartphone/position/build.ts';
import type { BoardStep } from './schema.ts';

export const learnerOf = (step: Pick<BoardStep, 'seat' | 'position'>): Colour => step.seat ?? firstSeat(step.position);

/** Whether an action is one that a step knows to be wrong: every key that is given is the same. */
export const isPartOf = (part: Record<string, unknown>, action: Action): boolean => {
  const entries = new Map<string, unknown>(Object.entries(action));
  return Object.entries(part).every(([key, value]) => JSON.stringify(entries.get(key)) === JSON.stringify(value));
};
