import type { GameOf, GameTypes } from '../game.ts';
import type { PositionOf, Telling } from '../position/frames.ts';
import type { Refusal } from '../refusal.ts';
import { sameAction } from '../sameAction.ts';
import { type PartingOf, ruleSettingsTools } from './ruleSettings.ts';

/** The kinds of things that are compared. */
export interface ComparedTypes {
  state: Telling;
  action: unknown;
  move: unknown;
  refusal: Refusal;
  position: object;
  settings: object;
  choice: string;
  discord: unknown;
}

/** What one reading makes of a step: it refuses it, or tells what happens, from the first line that is different. */
export interface SideOf<T extends ComparedTypes> {
  refusal: T['refusal'] | null;
  told: T['state']['news'][number][];
  state: T['state'];
}

export interface DifferenceOf<T extends ComparedTypes> {
  /** The move at which they part; -1 before any, as the phase begins. */
  move: number;
  sides: [SideOf<T>, SideOf<T>];
  /** Where the tables differ after it. */
  discords: T['discord'][];
  /** The matters that the readings decide differently and that can be behind it; all of them where none is named. */
  behind: PartingOf<T['choice']>[];
}

/** A move that only one of two readings allows, and why the other does not. */
export interface UnlikeOf<T extends ComparedTypes> {
  action: T['action'];
  /** Which of the two allows it. */
  allowedBy: 0 | 1;
  refusal: T['refusal'];
}

export interface ComparisonOf<T extends ComparedTypes> {
  partings: PartingOf<T['choice']>[];
  /** Null means the same all the way. */
  difference: DifferenceOf<T> | null;
  /** Where both stand at the end, or where they part. */
  states: [T['state'], T['state']];
  /** Moves that both played alike. */
  played: number;
  /** As long as nothing is different: what could be done next under one of them only, and the matters behind that. */
  next: { unlike: UnlikeOf<T>[]; behind: PartingOf<T['choice']>[] };
}

/** A game as far as a comparison asks it, and what it brings: how a position is opened, and where two tables differ. */
export interface Compared<T extends GameTypes>
  extends Pick<GameOf<T>, 'step' | 'refuse' | 'legal' | 'framesAfter' | 'actionOf'> {
  open: (position: T['position']) => PositionOf<T['state']>;
  discords: (a: T['state'], b: T['state']) => T['discord'][];
}

/** What each tells that the other does not, from where they part. */
function untilApart<N>(a: readonly N[], b: readonly N[]): [N[], N[]] {
  const first = a.findIndex((each, at) => !sameAction(each, b[at]));
  const at = first < 0 ? a.length : first;
  return [a.slice(at), b.slice(at)];
}

/** The same moves under two readings, up to the first move or automatic step at which they part. */
function comparer<T extends GameTypes>(
  game: Compared<T>,
  partings: (a: T['settings'], b: T['settings']) => PartingOf<T['choice']>[],
  clauseOf: (choice: T['choice']) => string,
) {
  const { step, framesAfter, actionOf } = game;
  type Side = SideOf<T>;

  /** The matters whose clauses were cited; all that are read differently where none was. */
  function behindOf(citing: readonly { rule: string }[], between: PartingOf<T['choice']>[]): PartingOf<T['choice']>[] {
    const behind = between.filter(({ name }) => citing.some(({ rule }) => rule === clauseOf(name)));
    return behind.length > 0 ? behind : between;
  }

  function partAt(move: number, [a, b]: [Side, Side], between: PartingOf<T['choice']>[]): DifferenceOf<T> | null {
    const [toldA, toldB] = untilApart(a.told, b.told);
    const apart = game.discords(a.state, b.state);
    if (sameAction(a.refusal, b.refusal) && toldA.length + toldB.length + apart.length === 0) return null;
    const cited = [a, b].flatMap(({ refusal }) => (refusal ? [refusal] : []));
    return {
      move,
      sides: [
        { ...a, told: toldA },
        { ...b, told: toldB },
      ],
      discords: apart,
      behind: behindOf([...cited, ...toldA.slice(0, 1), ...toldB.slice(0, 1)], between),
    };
  }

  /** What is legal in one state and refused in the other, from both sides. */
  function unlikeIn(states: readonly [T['state'], T['state']]): UnlikeOf<T>[] {
    return ([0, 1] as const).flatMap((allowedBy) =>
      game.legal(states[allowedBy]).flatMap((action) => {
        const refusal = game.refuse(states[allowedBy === 0 ? 1 : 0], action);
        return refusal ? [{ action, allowedBy, refusal }] : [];
      }),
    );
  }

  const opened = (position: T['position'], settings: T['settings']): Side => {
    const { frames, state } = game.open({ ...position, ...settings });
    return { refusal: null, told: frames.flatMap(({ news }) => news), state };
  };

  const after = ({ state }: Side, move: T['move'], place: string): Side => {
    const action = actionOf(state, move, place);
    const stepped = step(state, action);
    if (!stepped.ok) return { refusal: stepped.refusal, told: [], state };
    return { refusal: null, told: framesAfter(state, action).flatMap(({ news }) => news), state: stepped.state };
  };

  return (
    position: T['position'],
    moves: readonly T['move'][],
    a: T['settings'],
    b: T['settings'],
  ): ComparisonOf<T> => {
    const between = partings(a, b);
    let sides: [Side, Side] = [opened(position, a), opened(position, b)];
    let difference = partAt(-1, sides, between);
    let played = 0;
    for (const [at, move] of moves.entries()) {
      if (difference) break;
      const place = `moves[${at}]`;
      sides = [after(sides[0], move, place), after(sides[1], move, place)];
      difference = partAt(at, sides, between);
      if (sides[0].refusal && !difference) break;
      if (!difference) played = at + 1;
    }
    const states: [T['state'], T['state']] = [sides[0].state, sides[1].state];
    const unlike = difference ? [] : unlikeIn(states);
    const next = {
      unlike,
      behind:
        unlike.length > 0
          ? behindOf(
              unlike.map(({ refusal }) => refusal),
              between,
            )
          : [],
    };
    return { partings: between, difference, states, played, next };
  };
}

/** The tables of a game's choices. */
type ChoicesOf<T extends GameTypes> = Parameters<
  typeof ruleSettingsTools<T['ruleSet'], T['settings']['rulings'], Record<T['choice'], string>>
>[0] & { choiceRows: Readonly<Record<T['choice'], { clause: string }>> };

/** What the lab asks of a game's rule settings, and its runs under two of them. */
export function comparing<T extends GameTypes>({ choiceRows, ...choices }: ChoicesOf<T>, game: Compared<T>) {
  const tools = ruleSettingsTools<T['ruleSet'], T['settings']['rulings'], Record<T['choice'], string>>(choices);
  return { ...tools, compareRuns: comparer<T>(game, tools.partings, (name: T['choice']) => choiceRows[name].clause) };
}
