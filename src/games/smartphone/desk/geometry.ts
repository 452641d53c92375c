import { type Box, deskSize, type Spot } from '@machines/smartphone/desk.ts';
import type { CSSProperties } from 'react';

/** The same heading as `turn`, reached from `spin` by the shorter way round: no piece unwinds three quarters back. */
export const nearestSpin = (spin: number, turn: number): number => {
  const ahead = (((turn - spin) % 4) + 4) % 4;
  return spin + (ahead === 3 ? -1 : ahead);
};

/** Whether a piece is held so far out that most of it is off the desk. */
export const offDesk = ({ x, y, width, height }: Box): boolean => {
  const [across, down] = [x + width / 2, y + height / 2];
  return across < 0 || down < 0 || across > deskSize.width || down > deskSize.height;
};

/** Cells to custom properties: the style sheets know how large a cell is. */
export const boxStyle = ({ x, y, width, height }: Box, more: Record<`--${string}`, number> = {}): CSSProperties =>
  ({ '--x': x, '--y': y, '--w': width, '--h': height, ...more }) as CSSProperties;

export const spotStyle = ({ x, y }: Spot): CSSProperties => boxStyle({ x, y, width: 1, height: 1 });
