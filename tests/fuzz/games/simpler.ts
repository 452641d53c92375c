import type { SeatSetup } from '@machines/core/seats.ts';

interface AnySetup {
  ruleSet: string;
  rulings: object;
  seats: SeatSetup[];
  seed: number;
}

const without = <O extends object>(object: O, name: string): O =>
  Object.fromEntries(Object.entries(object).filter(([key]) => key !== name)) as O;

/** A set-up with one seat less, one ruling less, the usual rules, or the first seed. */
export const withLess = <S extends AnySetup>(setup: S, usual: S['ruleSet']): S[] => [
  ...setup.seats.map((_, at) => ({ ...setup, seats: setup.seats.toSpliced(at, 1) })),
  { ...setup, ruleSet: usual, rulings: {} },
  ...Object.keys(setup.rulings).map((name) => ({ ...setup, rulings: without(setup.rulings, name) })),
  { ...setup, seed: 1 },
];
