import { PositionError } from '@machines/core/position/error.ts';
import { createRules, type Microstep } from '@machines/core/rules.ts';
import type { CaptionIn } from '@/live/captions.ts';
import type { SnapshotIn } from '@/live/liveKit.ts';
import type { LabDocument } from './labDocument.ts';
import type { LabGame, LabTypes } from './labGame.ts';

/** A stretch of play: what led to it, every step of the chart that told something, and the snapshot where it rests. */
export interface Stretch<T extends LabTypes> {
  action: T['action'] | null;
  frames: CaptionIn<T>[];
  snapshot: SnapshotIn<T>;
  state: T['state'];
  ways: Microstep<SnapshotIn<T>>['ways'];
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

function play<T extends LabTypes>({ open, game, live }: LabGame<T>, { position, moves }: LabDocument<T>): Bench<T> {
  const { laid, findings } = open(position);
  const rules = createRules(live.chart, live.openingOf(laid));
  const first = laid.actions.length;
  const stretchAt = (move: number): Stretch<T> => {
    const { action, snapshot, steps } = rules.at(move);
    return {
      action: move > first ? action : null,
      frames: rules.captionsOf(move > first ? move : 0),
      snapshot,
      state: snapshot.context.game,
      ways: move > first ? steps.flatMap((step) => step.ways) : [],
    };
  };
  const stretches: Bench<T>['stretches'] = [stretchAt(first)];
  for (const [n, move] of moves.entries()) {
    const action = game.actionOf(rules.at(first + n).snapshot.context.game, move, `moves[${n}]`);
    const refusal = rules.act(action);
    if (refusal) return { table: laid.state, findings, stretches, refused: { action, refusal } };
    stretches.push(stretchAt(first + n + 1));
  }
  return { table: laid.state, findings, stretches, refused: null };
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
