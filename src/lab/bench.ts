import { PositionError } from '@machines/core/position/error.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { type Finding, impossible } from '@machines/smartphone/audit/index.ts';
import { step } from '@machines/smartphone/driver.ts';
import { layPosition } from '@machines/smartphone/position/build.ts';
import { type Frame, framesAfter } from '@machines/smartphone/position/frames.ts';
import { actionOf } from '@machines/smartphone/position/moves.ts';
import { writePlanNotes } from '@machines/smartphone/position/notes.ts';
import { openLaid } from '@machines/smartphone/position/open.ts';
import type { Move } from '@machines/smartphone/position/spec.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { LabDocument } from './document.ts';

/** A stretch of play: what led to it, everything that happened by itself, and where it rests. */
export interface Stretch {
  action: Action | null;
  frames: Frame[];
  state: GameState;
}

/** A document laid out: the table before its phase, what no game could reach about it, and the play from there. */
export interface Bench {
  table: GameState;
  findings: Finding[];
  /** The phase's beginning, then one for each move that was played. */
  stretches: [Stretch, ...Stretch[]];
  /** The move that is refused, with the action it stands for. */
  refused: { action: Action; refusal: RefusalOf } | null;
}

export type Laid = { ok: true; bench: Bench } | { ok: false; place: string; message: string };

function play({ position, moves }: LabDocument): Bench {
  const laid = layPosition(position);
  const { frames, state } = openLaid(laid);
  const stretches: Bench['stretches'] = [{ action: null, frames, state }];
  let now = state;
  for (const [n, move] of moves.entries()) {
    const action = actionOf(now, move, `moves[${n}]`);
    const stepped = step(now, action);
    if (!stepped.ok)
      return {
        table: laid.table,
        findings: impossible(laid.table),
        stretches,
        refused: { action, refusal: stepped.refusal },
      };
    stretches.push({ action, frames: framesAfter(now, action), state: stepped.state });
    now = stepped.state;
  }
  return { table: laid.table, findings: impossible(laid.table), stretches, refused: null };
}

/**
 * Lays a document out and plays it. Whatever the rules cannot work with is told, never thrown: anything may be written
 * into a position.
 */
export function layBench(document: LabDocument): Laid {
  try {
    return { ok: true, bench: play(document) };
  } catch (error) {
    if (error instanceof PositionError) return { ok: false, place: error.place, message: error.message };
    return { ok: false, place: '', message: error instanceof Error ? error.message : String(error) };
  }
}

/** An action as a document keeps it: a plan in short notation. */
export const moveOf = (state: GameState, action: Action): Move =>
  action.type === 'plan' ? { ...action, plan: writePlanNotes(componentsOf(state), action.plan) } : action;
