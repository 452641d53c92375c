import { PositionError } from '@machines/core/position/error.ts';
import type { FrameOf } from '@machines/core/position/frames.ts';
import type { LabDocument } from './labDocument.ts';
import type { LabGame, LabTypes } from './labGame.ts';

/** A stretch of play: what led to it, everything that happened by itself, and where it rests. */
export interface Stretch<T extends LabTypes> {
  action: T['action'] | null;
  frames: FrameOf<T['state']>[];
  state: T['state'];
}

/** A document laid out: the table before its phase, what no game could reach about it, and the play from there. */
export interface Bench<T extends LabTypes> {
  table: T['state'];
  findings: T['finding'][];
  /** The beginning, then one for each move that was played. */
  stretches: [Stretch<T>, ...Stretch<T>[]];
  /** The move that is refused, with the action it stands for. */
  refused: { action: T['action']; refusal: T['refusal'] } | null;
}

export type Laid<T extends LabTypes> = { ok: true; bench: Bench<T> } | { ok: false; place: string; message: string };

function play<T extends LabTypes>({ open, game }: LabGame<T>, { position, moves }: LabDocument<T>): Bench<T> {
  const { table, findings, frames, state } = open(position);
  const stretches: Bench<T>['stretches'] = [{ action: null, frames, state }];
  let now = state;
  for (const [n, move] of moves.entries()) {
    const action = game.actionOf(now, move, `moves[${n}]`);
    const stepped = game.step(now, action);
    if (!stepped.ok) return { table, findings, stretches, refused: { action, refusal: stepped.refusal } };
    stretches.push({ action, frames: game.framesAfter(now, action), state: stepped.state });
    now = stepped.state;
  }
  return { table, findings, stretches, refused: null };
}

/**
 * Lays a document out and plays it. Whatever the rules cannot work with is told, never thrown: anything may be written
 * into a position.
 */
export function layBench<T extends LabTypes>(game: LabGame<T>, document: LabDocument<T>): Laid<T> {
  try {
    return { ok: true, bench: play(game, document) };
  } catch (error) {
    if (error instanceof PositionError) return { ok: false, place: error.place, message: error.message };
    return { ok: false, place: '', message: error instanceof Error ? error.message : String(error) };
  }
}
