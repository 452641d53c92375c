import type { Macrostep } from '@machines/core/rules.ts';

/** One step of a line of play: which move it belongs to, and which of the steps that followed from it. */
export interface StepPlace {
  move: number;
  step: number;
}

type Entries<S> = readonly Macrostep<S, unknown>[];

/** Every step of a line, in order. */
export const placesOf = <S>(entries: Entries<S>): StepPlace[] =>
  entries.flatMap(({ steps }, move) => steps.map((_, step) => ({ move, step })));

/** Where a store's cursor stands among them; without a step it is where the move came to rest. */
export function placeAt<S>(entries: Entries<S>, move: number, step: number | null): number {
  const before = entries.slice(0, move).reduce((sum, { steps }) => sum + steps.length, 0);
  return before + (step ?? (entries[move]?.steps.length ?? 1) - 1);
}

/** How far one goes in one go. */
export const strides = ['micro', 'move', 'phase'] as const;
export type Stride = (typeof strides)[number];

/** The next place by a stride, onward or back; the ends where there is none. */
export function stridden<S>(
  entries: Entries<S>,
  at: number,
  by: Stride,
  way: 1 | -1,
  phaseOf: (snapshot: S) => string,
): number {
  const places = placesOf(entries);
  const last = places.length - 1;
  const bounded = (to: number) => Math.min(last, Math.max(0, to));
  if (by === 'micro') return bounded(at + way);
  const rests = places.flatMap(({ move, step }, n) => (step === (entries[move]?.steps.length ?? 1) - 1 ? [n] : []));
  if (by === 'move') {
    const found = way > 0 ? rests.find((n) => n > at) : rests.findLast((n) => n < at);
    return found ?? (way > 0 ? last : 0);
  }
  const phaseAt = (n: number) => {
    const place = places[n];
    const snapshot = place && entries[place.move]?.steps[place.step]?.snapshot;
    return snapshot ? phaseOf(snapshot) : '';
  };
  const starts = places.flatMap((_, n) => (n === 0 || phaseAt(n) !== phaseAt(n - 1) ? [n] : []));
  const found = way > 0 ? starts.find((n) => n > at) : starts.findLast((n) => n < at);
  return found ?? (way > 0 ? last : 0);
}

/** A place in an address: `#at=12.3`, the move and its step; a move alone is where it came to rest. */
export const placeFragment = ({ move, step }: StepPlace): string => `#at=${move}.${step}`;

export function readPlace<S>(entries: Entries<S>, fragment: string): number | null {
  const found = /^#at=(\d{1,4})(?:\.(\d{1,3}))?$/.exec(fragment);
  if (!found) return null;
  const move = Number(found[1]);
  const steps = entries[move]?.steps.length;
  if (!steps) return null;
  const step = found[2] === undefined ? null : Number(found[2]);
  return step !== null && step >= steps ? null : placeAt(entries, move, step);
}
