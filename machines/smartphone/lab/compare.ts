import { step } from '../driver.ts';
import { openPosition } from '../position/build.ts';
import { framesAfter } from '../position/frames.ts';
import { actionOf } from '../position/moves.ts';
import type { Move, PositionSpec } from '../position/spec.ts';
import { readings } from '../readings.ts';
import type { NewsOf, RefusalOf } from '../rules/refuse.ts';
import type { GameState } from '../state.ts';
import { type Discord, discords } from './discords.ts';
import { type Parting, partings, type Reading, read } from './reading.ts';

/** What one reading makes of a step: it refuses it, or tells what happens, from the first line that is different. */
export interface Side {
  refusal: RefusalOf | null;
  told: NewsOf[];
  state: GameState;
}

export interface Difference {
  /** The move at which they part; -1 before any, as the phase begins. */
  move: number;
  sides: [Side, Side];
  /** Where the tables differ after it. */
  discords: Discord[];
  /** The matters that the readings decide differently and that can be behind it; all of them where none is named. */
  behind: Parting[];
}

export interface Comparison {
  partings: Parting[];
  /** Null: the same all the way. */
  difference: Difference | null;
  /** Where both stand at the end, or where they part. */
  states: [GameState, GameState];
  /** Moves that both played alike. */
  played: number;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What each tells that the other does not, from where they part. */
function untilApart(a: readonly NewsOf[], b: readonly NewsOf[]): [NewsOf[], NewsOf[]] {
  const first = a.findIndex((each, at) => !same(each, b[at]));
  const at = first < 0 ? a.length : first;
  return [a.slice(at), b.slice(at)];
}

function partAt(move: number, [a, b]: [Side, Side], between: Parting[]): Difference | null {
  const [toldA, toldB] = untilApart(a.told, b.told);
  const apart = discords(a.state, b.state);
  if (same(a.refusal, b.refusal) && toldA.length + toldB.length + apart.length === 0) return null;
  const cited = new Set([a, b].flatMap(({ refusal }) => (refusal ? [refusal.rule] : [])));
  for (const { rule } of [...toldA.slice(0, 1), ...toldB.slice(0, 1)]) cited.add(rule);
  const behind = between.filter(({ name }) => cited.has(readings[name].clause));
  return {
    move,
    sides: [
      { ...a, told: toldA },
      { ...b, told: toldB },
    ],
    discords: apart,
    behind: behind.length > 0 ? behind : between,
  };
}

/** The same moves under two readings, up to the first move or automatic step at which they part. */
export function compareRuns(spec: PositionSpec, moves: readonly Move[], a: Reading, b: Reading): Comparison {
  const between = partings(a, b);
  const opened = [a, b].map((reading) => openPosition(read(spec, reading)));
  const sideOf = (at: 0 | 1): Side => ({
    refusal: null,
    told: opened[at]?.frames.flatMap(({ news }) => news) ?? [],
    state: opened[at]?.state as GameState,
  });
  let sides: [Side, Side] = [sideOf(0), sideOf(1)];
  let difference = partAt(-1, sides, between);
  let played = 0;
  for (const [at, move] of moves.entries()) {
    if (difference) break;
    sides = sides.map(({ state }): Side => {
      const action = actionOf(state, move, `moves[${at}]`);
      const stepped = step(state, action);
      if (!stepped.ok) return { refusal: stepped.refusal, told: [], state };
      return { refusal: null, told: framesAfter(state, action).flatMap(({ news }) => news), state: stepped.state };
    }) as [Side, Side];
    difference = partAt(at, sides, between);
    if (sides[0].refusal && !difference) break;
    if (!difference) played = at + 1;
  }
  return { partings: between, difference, states: [sides[0].state, sides[1].state], played };
}
