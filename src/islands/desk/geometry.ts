import { deskSize } from '@machines/smartphone/desk.ts';
import type { PadPlacement } from '@machines/smartphone/plan.ts';
import { padSize } from '@machines/smartphone/rules/grid.ts';

export interface Point {
  x: number;
  y: number;
}

const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** A pad under the pointer stops at the edge of the desk, as the machine will have it. */
export const keptOnDesk = ({ turn }: PadPlacement, { x, y }: Point): Point => {
  const { width, height } = padSize(turn);
  return { x: within(x, deskSize.width - width), y: within(y, deskSize.height - height) };
};

/** The same heading as `turn`, reached from `spin` by the shorter way round: no pad unwinds three quarters back. */
export const nearestSpin = (spin: number, turn: number): number => {
  const ahead = (((turn - spin) % 4) + 4) % 4;
  return spin + (ahead === 3 ? -1 : ahead);
};
