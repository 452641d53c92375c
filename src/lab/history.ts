import type { Reading } from '@machines/smartphone/lab/reading.ts';
import type { Move, PositionSpec } from '@machines/smartphone/position/spec.ts';
import { emptyDocument, type LabDocument } from './document.ts';

/** What the page holds: the document, the moment shown, and lines of moves that were left for another. */
export interface Line {
  document: LabDocument;
  at: number;
  branches: Move[][];
}

export interface History {
  now: Line;
  past: Line[];
  future: Line[];
}

export type Deed =
  | { type: 'open'; document: LabDocument }
  | { type: 'edit'; position: PositionSpec }
  | { type: 'read'; other: Reading }
  /** Plays a move from the moment shown, or keeps one that is refused there as the last. */
  | { type: 'play'; move: Move; legal: boolean }
  | { type: 'goTo'; at: number }
  | { type: 'takeBranch'; branch: number }
  | { type: 'undo' }
  | { type: 'redo' };

export const begin = (document: LabDocument = emptyDocument): History => ({
  now: { document, at: document.moves.length, branches: [] },
  past: [],
  future: [],
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A line that would be written over is kept, unless the new one only goes on from it. */
function playFrom({ document, at, branches }: Line, move: Move, legal: boolean): Line {
  const { moves } = document;
  const kept = moves.slice(0, at);
  if (same(moves[at], move)) return { document, at: legal ? at + 1 : at, branches };
  const left = moves.length > at && !branches.some((branch) => same(branch, moves)) ? [...branches, moves] : branches;
  return { document: { ...document, moves: [...kept, move] }, at: legal ? at + 1 : at, branches: left };
}

function takeBranch({ document, branches }: Line, branch: number): Line {
  const moves = branches[branch] ?? document.moves;
  const left = branches.with(branch, document.moves).filter((each) => each.length > 0);
  return { document: { ...document, moves }, at: moves.length, branches: left };
}

function edit(line: Line, position: PositionSpec): Line {
  // Another position is no moment of that game any more.
  const { game: _, ...document } = line.document;
  return { ...line, document: { ...document, position } };
}

const done = ({ now, past }: History, next: Line): History => ({
  now: next,
  past: [...past, now].slice(-200),
  future: [],
});

export function history(before: History, deed: Deed): History {
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
