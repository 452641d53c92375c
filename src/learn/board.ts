import type { Colour } from '@machines/smartphone/names.ts';
import { firstSeat } from '@machines/smartphone/position/build.ts';
import type { BoardStep } from './schema.ts';

export const learnerOf = (step: Pick<BoardStep, 'seat' | 'position'>): Colour => step.seat ?? firstSeat(step.position);
