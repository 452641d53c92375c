import { ones } from './reach.ts';
import type { Shape, ShapeLay } from './shape.ts';
import type { SolverRules } from './solverRules.ts';

/** A pile as far as it matters: the cells it covers, and how many improvements show both symbols, one, or none. */
export interface Pile {
  cells: number;
  both: number;
  one: number;
  none: number;
  /** Of them, those whose outer cell only they can reach. */
  own: number;
}

/** Reads a pile off its place in the table of reach.ts. */
export function pileOf(
  shape: Shape,
  rules: SolverRules,
  cells: number,
  laid: number,
  none: number,
  number: number,
): Pile {
  const seen = ones(cells & shape.seenBits);
  const both = rules.outerActive ? number : seen - laid + none;
  const one = laid - none - both;
  return { cells, both, one, none, own: rules.outerActive ? 2 * both + one - seen : number };
}

/** Whether an improvement here would show nothing and cover nothing new. */
export const isHidden = (rules: SolverRules, lay: ShapeLay, cells: number): boolean =>
  (lay.cells & ~cells) === 0 && !(lay.ownOuter >= 0 && rules.outerActive) && (rules.outerOverlap || !lay.sharedOuter);

/** For a set of covered cells: how many places of each kind there are. The same for all piles on it. */
export interface Places {
  /** Outer cells that are free whenever something lies beside them, beside a covered cell. */
  own: number;
  /** Where an improvement would be hidden; those that stick out counted apart where only one may. */
  hidden: number;
  hiddenOut: number;
  /** Improvements that lie in none of the hidden places, because they alone fill their outer cell. */
  shared: number;
  /** Outer cells with a second place, and how many of them are filled already. */
  edges: number;
  edgesUsed: number;
}

/** Counts different things among small numbers without making a set for each question. */
function counter(size: number) {
  const last = new Int32Array(size);
  let question = 0;
  return {
    begin: () => {
      question++;
    },
    /** 1 for a number that is new to this question. */
    isNew(number: number): 0 | 1 {
      if (last[number] === question) return 0;
      last[number] = question;
      return 1;
    },
  };
}

/** Answers for one shape; the lists it counts with are made once. */
export function placesOn(shape: Shape, rules: SolverRules): (cells: number) => Places {
  const lays = [...shape.over, ...shape.under].map((lay) => ({
    cells: lay.cells,
    ownOuter: lay.ownOuter,
    edge: lay.edge,
    place: lay.place,
    hides: isHidden(rules, lay, lay.cells),
    apart: rules.onlyOneOut && lay.out,
  }));
  const places = counter(lays.length);
  const outers = counter(lays.length);
  const edges = counter(lays.length);
  return (cells) => {
    const found: Places = {
      own: 0,
      hidden: 0,
      hiddenOut: 0,
      shared: rules.outerOverlap ? 0 : ones(cells & shape.sharedOuters),
      edges: 0,
      edgesUsed: ones(cells & shape.edges),
    };
    places.begin();
    outers.begin();
    edges.begin();
    for (const lay of lays) {
      if ((lay.cells & ~cells) !== 0) continue;
      if (lay.ownOuter >= 0) found.own += outers.isNew(lay.ownOuter);
      if (lay.edge) found.edges += edges.isNew(lay.ownOuter);
      if (!lay.hides) continue;
      if (lay.apart) {
        // Where two may not cover one, an improvement is hidden only if its outer cell is free but inactive.
        if (rules.twoCoverOne || lay.ownOuter >= 0) found.hiddenOut = 1;
      } else if (rules.twoCoverOne) found.hidden += places.isNew(lay.place);
    }
    return found;
  };
}

/** What may still be laid at the very bottom without covering anything new. */
export interface Room {
  /** Improvements that show only their outer cell. */
  showing: number;
  /** Improvements that show nothing; one more while nothing sticks out, and one for each outer cell filled twice. */
  hidden: number;
  hiddenOut: number;
  edges: number;
  edgesUsed: number;
}

/** How many can lie hidden when so many are laid that show only their outer cell. */
export const hiddenRoom = ({ hidden, hiddenOut, edges, edgesUsed }: Room, showing: number): number =>
  hidden + (showing === 0 ? hiddenOut : 0) + Math.min(edges, edgesUsed + showing);

export function roomFor(shape: Shape, rules: SolverRules, places: Places, { cells, both, one, none, own }: Pile): Room {
  const laid = both + one + none;
  const { outerActive, twoCoverOne } = rules;
  if (rules.onlyOneOut) {
    const outUsed = (cells & shape.outBit) !== 0;
    return {
      showing: outerActive && !outUsed ? Math.min(1, places.own) : 0,
      hidden: twoCoverOne ? places.hidden - (laid - Number(outUsed)) : 0,
      hiddenOut: outUsed ? 0 : places.hiddenOut,
      edges: 0,
      edgesUsed: 0,
    };
  }
  const free = places.own - own;
  const showing = outerActive ? free : 0;
  if (!twoCoverOne) return { showing, hidden: free - showing, hiddenOut: 0, edges: 0, edgesUsed: 0 };
  // Every improvement that lies already has one of the places, but for those counted apart.
  const apart = (outerActive ? own : 0) + places.shared;
  const { edges, edgesUsed } = places;
  return { showing, hidden: places.hidden - (laid - apart), hiddenOut: 0, edges, edgesUsed };
}
