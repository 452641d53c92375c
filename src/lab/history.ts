import { sameAction } from '@machines/core/sameAction.ts';
import type { LabDocument } from './labDocument.ts';
import type { LabTypes } from './labGame.ts';

/** What the page holds: the document, the moment shown, and lines of moves that were left for another. */
export interface Line<T extends LabTypes> {
  document: LabDocument<T>;
  at: number;
  branches: T['move'][][];
}

export interface History<T extends LabTypes> {
  now: Line<T>;
  past: Line<T>[];
  future: Line<T>[];
}

export type Deed<T extends LabTypes> =
  | { type: 'open'; document: LabDocument<T> }
  | { type: 'edit'; position: T['position'] }
  | { type: 'read'; other: T['settings'] }
  /** Plays a move from the moment shown, or keeps one that is refused there as the last. */
  | { type: 'play'; move: T['move']; legal: boolean }
  | { type: 'goTo'; at: number }
  | { type: 'takeBranch'; branch: number }
  | { type: 'undo' }
  | { type: 'redo' };

export const begin = <T extends LabTypes>(document: LabDocument<T>): History<T> => ({
  now: { document, at: document.moves.length, branches: [] },
  past: [],
  future: [],
});

/** A line that would be written over is kept, unless the new one only goes on from it. */
function playFrom<T extends LabTypes>({ document, at, branches }: Line<T>, move: T['move'], legal: boolean): Line<T> {
  const { moves } = document;
  const kept = moves.slice(0, at);
  if (sameAction(moves[at], move)) return { document, at: legal ? at + 1 : at, branches };
  const left =
    moves.length > at && !branches.some((branch) => sameAction(branch, moves)) ? [...branches, moves] : branches;
  return { document: { ...document, moves: [...kept, move] }, at: legal ? at + 1 : at, branches: left };
}

function takeBranch<T extends LabTypes>({ document, branches }: Line<T>, branch: number): Line<T> {
  const moves = branches[branch] ?? document.moves;
  const left = branches.with(branch, document.moves).filter((each) => each.length > 0);
  return { document: { ...document, moves }, at: moves.length, branches: left };
}

function edit<T extends LabTypes>(line: Line<T>, position: T['position']): Line<T> {
  // Another position is no moment of that game any more.
  const { game: _, ...document } = line.document;
  return { ...line, document: { ...document, position } };
}

const done = <T extends LabTypes>({ now, past }: History<T>, next: Line<T>): History<T> => ({
  now: next,
  past: [...past, now].slice(-200),
  future: [],
});

export function history<T extends LabTypes>(before: History<T>, deed: Deed<T>): History<T> {
  const { now, past, future } = before;
  switch (deed.type) {
    case 'open':
      return done(before, begin(deed.document).now);
    case 'edit':
      return done(before, edit(now, deed.position));
    case 'play':
      return done(before, playFrom(now, deed.move, deed.legal));
    case 'takeBranch':
      return done(before, takeBranch(now, deed.branch));
    // Looking elsewhere, or holding it against something else, changes nothing that would have to be taken back.
    case 'read':
      return { ...before, now: { ...now, document: { ...now.document, other: deed.other } } };
    case 'goTo':
      return { ...before, now: { ...now, at: deed.at } };
    case 'undo': {
      const last = past.at(-1);
      return last ? { now: last, past: past.slice(0, -1), future: [now, ...future] } : before;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { now: next, past: [...past, now], future: rest } : before;
    }
  }
}
