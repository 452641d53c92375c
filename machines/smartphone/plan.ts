import type { PadName, PadSide } from './names.ts';

/** Quarter turns, clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** A pad on the grid: two cells wide and three high at turn 0; x and y are its top left corner as it lies. */
export interface PadPlacement {
  pad: PadName;
  side: PadSide;
  turn: Turn;
  x: number;
  y: number;
}

/**
 * An improvement face up on the pads: its first symbol at x, y, the second beside it (turn 0: to the right).
 * `under` lies on the lower pad beneath the upper one, `over` on top of both.
 */
export interface ImprovementPlacement {
  tile: number;
  x: number;
  y: number;
  turn: Turn;
  layer: 'under' | 'over';
}

/** What a player does with pads and improvements in phase 1. Improvements stand in the order they were laid. */
export interface Plan {
  bottom: PadPlacement;
  top: PadPlacement;
  improvements: ImprovementPlacement[];
}
