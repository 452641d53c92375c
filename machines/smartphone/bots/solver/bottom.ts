import { isHidden } from './counts.ts';
import type { Shape, ShapeLay } from './shape.ts';
import type { SolverRules } from './solverRules.ts';
import type { Lying } from './trace.ts';

/** Adds to a pile what covers nothing new: improvements that show only an outer cell, or nothing. */

interface Stack {
  under: Lying[];
  over: Lying[];
}

const nothing = (lay: ShapeLay): Lying => ({ lay, shows: [false, false] });

/** Lays one at the bottom of the improvements over the pads, where cells of it may be covered only from under them. */
function layOver(stack: Stack, lay: ShapeLay): void {
  const covered = stack.over.reduce((bits, { lay: { cells } }) => bits | cells, 0);
  const lying = nothing(lay);
  for (const [at, bit] of lay.bits.entries()) {
    if ((bit & ~covered) === 0) continue;
    // The topmost improvement below that shows this cell either comes up, or leaves the cell to this one.
    const other = stack.under.findLast(({ lay: { cells } }) => (cells & bit) !== 0);
    if (!other) continue;
    if (other.shows[0] && other.shows[1]) {
      stack.under.splice(stack.under.indexOf(other), 1);
      stack.over.unshift(other);
    } else {
      lying.shows[at] = true;
      other.shows = [false, false];
    }
  }
  stack.over.unshift(lying);
}

function lay(stack: Stack, lying: Lying): void {
  if (lying.lay.layer === 'under') stack.under.unshift(lying);
  else if (lying.shows[0] || lying.shows[1]) stack.over.unshift(lying);
  else layOver(stack, lying.lay);
}

/** The whole pile in the order it is laid, with so many more of each kind. */
export function withBottom(
  shape: Shape,
  rules: SolverRules,
  pile: readonly Lying[],
  more: { showing: number; hidden: number },
): Lying[] {
  const stack: Stack = {
    under: pile.filter((lying) => lying.lay.layer === 'under'),
    over: pile.filter((lying) => lying.lay.layer === 'over'),
  };
  const cells = pile.reduce((bits, { lay: each }) => bits | each.cells, 0);
  const reachable = [...shape.under, ...shape.over].filter((each) => (each.cells & ~cells) === 0);
  const all = () => [...stack.under, ...stack.over];
  const outerTaken = (each: ShapeLay) => all().some((lying) => lying.lay.ownOuter === each.ownOuter);
  const outTaken = () => rules.onlyOneOut && all().some((lying) => lying.lay.out);
  const add = (
    count: number,
    candidates: ShapeLay[],
    may: (each: ShapeLay) => boolean,
    put: (each: ShapeLay) => Lying,
  ) => {
    let left = count;
    for (const each of candidates) {
      if (left === 0) break;
      if ((each.out && outTaken()) || !may(each) || all().some((lying) => lying.lay.place === each.place)) continue;
      lay(stack, put(each));
      left--;
    }
    return left;
  };
  const outers = reachable.filter((each) => each.ownOuter >= 0);
  // Those with a second place beneath come first, so that it can be used.
  const showing = outers.toSorted((a, b) => Number(b.edge > 0) - Number(a.edge > 0));
  add(
    more.showing,
    showing,
    (each) => !outerTaken(each),
    (each) => ({
      lay: each,
      shows: [each.outerSpot === 0, each.outerSpot === 1],
    }),
  );
  if (!rules.twoCoverOne) {
    add(more.hidden, outers, (each) => !outerTaken(each), nothing);
    return all();
  }
  const left = add(more.hidden, reachable, (each) => isHidden(rules, each, cells), nothing);
  const edges = new Set(all().flatMap((lying) => (lying.lay.edge ? [lying.lay.ownOuter] : [])));
  add(left, outers, (each) => each.layer === 'under' && edges.has(each.ownOuter), nothing);
  return all();
}
