import { groupBy } from '../../../core/group.ts';
import type { ImprovementPlacement, Plan, Turn } from '../../plan.ts';
import { improvementSpots } from '../../rules/grid.ts';
import type { PlanMeans } from '../../rules/plan.ts';
import { withBottom } from './bottom.ts';
import { hiddenRoom, type Pile, type Room } from './counts.ts';
import type { Form, PadSide, Placed } from './padSide.ts';
import type { PadSum } from './padSums.ts';
import { eachCells, pilesOn, seenKey } from './piles.ts';
import type { SolverRules } from './solverRules.ts';
import { mirrored, type Spot } from './spots.ts';
import { type TileSum, type Use, usesOf } from './tileSide.ts';
import { type Lying, trace } from './trace.ts';

interface Entry {
  pile: Pile;
  laid: number;
  number: number;
  room: Room;
}

const indexes = new WeakMap<Form, Map<number, Entry[]>>();

/** The piles of a form by the cells they cover. */
function indexOf(form: Form, rules: SolverRules): Map<number, Entry[]> {
  let index = indexes.get(form);
  if (!index) {
    const entries: Entry[] = [];
    eachCells(form, rules, (cells, places) =>
      pilesOn(form, rules, cells, places, (pile, room, laid, number) => entries.push({ pile, room, laid, number })),
    );
    index = groupBy(entries, ({ pile }) => seenKey(form.shape, rules, pile.cells));
    indexes.set(form, index);
  }
  return index;
}

function pileFor(
  { rules, most }: PadSide,
  { form }: Placed,
  key: number,
  wanted: { both: number; one: number; none: number },
): Lying[] {
  for (const { pile, laid, number, room } of indexOf(form, rules).get(key) ?? []) {
    const showing = wanted.one - pile.one;
    const hidden = wanted.none - pile.none;
    if (pile.both !== wanted.both || showing < 0 || showing > room.showing || laid + showing + hidden > most) continue;
    if (hidden < 0 || hidden > hiddenRoom(room, showing)) continue;
    return withBottom(form.shape, rules, trace(form, rules, pile, laid, number), { showing, hidden });
  }
  throw new Error('No pile has these numbers.');
}

const turns: readonly Turn[] = [0, 1, 2, 3];

/** An improvement whose first symbol lies on the one spot and its second on the other. */
function placement(
  tile: number,
  layer: ImprovementPlacement['layer'],
  first: Spot,
  second: Spot,
): ImprovementPlacement {
  const turn = turns.find((each) => {
    const [, end] = improvementSpots({ ...first, turn: each });
    return end?.x === second.x && end.y === second.y;
  });
  return { tile, ...first, turn: turn ?? 0, layer };
}

const fits: Record<Exclude<Use, 'faceDown'>, number> = { both: 2, first: 1, second: 1, hidden: 0 };

/** A plan made of what was counted: the pads as they lie, and improvements that show what they are to show. */
export function examplePlan(means: PlanMeans, side: PadSide, pad: PadSum, tile: TileSum, none: number): Plan {
  const source = pad.found.find((each) => (each.none >>> none) & 1);
  if (!source) throw new Error('No stacking was kept for this.');
  const { placed, key } = source;
  const lying = pileFor(side, placed, key, { both: pad.both, one: pad.one, none });
  const there = ({ x, y }: Spot): Spot => mirrored(placed.mirror, { x: x + placed.shift.x, y: y + placed.shift.y });
  const left = usesOf(tile).map((use, at) => ({ use, tile: means.improvements[at] as number }));
  const improvements = lying.map(({ lay, shows }) => {
    const shown = Number(shows[0]) + Number(shows[1]);
    const at = left.findIndex(({ use }) => use !== 'faceDown' && fits[use] === shown);
    const [used] = left.splice(at, 1);
    if (!used || at < 0) throw new Error('More improvements lie than are used.');
    const [one, two] = lay.spots.map(there) as [Spot, Spot];
    const turned = used.use === 'first' ? shows[1] : used.use === 'second' ? shows[0] : false;
    return turned ? placement(used.tile, lay.layer, two, one) : placement(used.tile, lay.layer, one, two);
  });
  return { ...placed.stacking, improvements };
}
