import type { Colour } from '@machines/smartphone/names.ts';
import { fill } from '@/i18n/format.ts';
import type { BoardPart } from './boardPart.ts';

export interface PriceStep {
  step: number;
  /** Whose price it is, and how that is said. */
  here: Colour[];
  said: string;
}

/** The steps of the price track (S2.2), with as many more as prices need that go past its ends where a ruling allows it. */
export function priceSteps(
  { view, components, words }: Pick<BoardPart, 'view' | 'components' | 'words'>,
  more: readonly number[] = [],
): PriceStep[] {
  const { min, max } = components.priceTrack;
  const prices = [...view.seats.map(({ price }) => price), ...more];
  const least = Math.min(min, ...prices);
  return Array.from({ length: Math.max(max, ...prices) - least + 1 }, (_, at) => {
    const step = least + at;
    const here = view.seats.filter(({ price }) => price === step).map(({ colour }) => colour);
    const seats = here.map((seat) => words.seats[seat]).join(', ') || words.nobody;
    return { step, here, said: fill(words.priceStep, { n: step, seats }) };
  });
}
