/**
 * What is seen to happen on a stage. A cue names places by selector and says when, in milliseconds from the beginning
 * at the usual pace; the page shows the end already, and a cue only tells how it came about.
 */

/** A place on the stage: the first of these that can be seen. */
export type Spot = string | readonly string[];

/** How something appears where it lies. */
export type Coming = 'rise' | 'turn' | 'drop' | 'fade' | 'pulse';

export type Cue = { at: number; lasts: number } & (
  | {
      kind: 'fly';
      /** What is seen flying; what was there before the last change can be named by its `data-piece`. */
      as: Spot;
      from: Spot;
      to: Spot;
      /** Not to be seen before it has arrived. */
      hides?: string;
    }
  /** A few words that go from one place to another, such as “+5”. */
  | { kind: 'say'; words: string; from: Spot; to: Spot }
  /** A number that goes up or down; several of one place follow each other. */
  | { kind: 'count'; where: string; from: number; to: number }
  /** Everything of a kind appears, one `apart` after the other. */
  | { kind: 'come'; what: string; how: Coming; apart?: number }
);

export const later = (cues: readonly Cue[], by: number): Cue[] => cues.map((cue) => ({ ...cue, at: cue.at + by }));

/** When the last of them is over. */
export const endOf = (cues: readonly Cue[]): number => Math.max(0, ...cues.map(({ at, lasts }) => at + lasts));

/** What a number shows at a time: it waits for its first change, and then follows them. */
export function countAt(changes: readonly (Cue & { kind: 'count' })[], time: number): number {
  const begun = changes.findLast(({ at }) => at <= time);
  if (!begun) return changes[0]?.from ?? 0;
  const part = begun.lasts > 0 ? Math.min(1, (time - begun.at) / begun.lasts) : 1;
  return Math.round(begun.from + (begun.to - begun.from) * part);
}
