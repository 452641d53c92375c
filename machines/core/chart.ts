/**
 * What a statechart of a game is made of: plain data in XState's own format, as far as `compile.ts` knows it. A chart
 * holds states and names; the game's vocabulary says which rule stands behind each name.
 */

/** What every part of a chart may say about itself: in plain words, and by which clauses. */
export interface Said {
  readonly description?: string;
  readonly meta?: { readonly rules: readonly string[] };
}

/** A way out of a state. Without a target the state is not left. */
export interface WayData<Guard extends string = string, Does extends string = string> extends Said {
  readonly guard?: Guard;
  readonly target?: string;
  readonly actions?: Does;
  /** Enters the state anew, with what happens whenever it is entered. */
  readonly reenter?: true;
}

/** What a seat asks to do. Every one has a guard that can say why not, and something that it does. */
export interface AskedData<Guard extends string = string, Does extends string = string> extends WayData<Guard, Does> {
  readonly guard: Guard;
  readonly actions: Does;
}

type OneOrMore<T> = T | readonly T[];

/** A state, and with everything inside it a chart. */
export interface ChartData<
  On = Readonly<Record<string, AskedData>>,
  Condition extends string = string,
  Update extends string = string,
> extends Said {
  readonly type?: 'final';
  readonly tags?: readonly string[];
  /** What happens whenever the state is entered. */
  readonly entry?: Update;
  readonly initial?: string;
  readonly states?: Readonly<Record<string, ChartData<On, Condition, Update>>>;
  readonly on?: On;
  /** Taken at once: the first that holds. */
  readonly always?: OneOrMore<WayData<Condition, Update>>;
  /** Taken when everything inside is done. */
  readonly onDone?: OneOrMore<WayData<Condition, Update>>;
}

/** A game's state as far as its flow looks at it. */
export interface Flowing {
  readonly phase: string;
  /** What happened through the last action. */
  readonly news: readonly unknown[];
}

/**
 * Every name in a game's charts, bound to one rule function. The names of `guards` and `actions` stand on what a seat
 * asks to do, those of `conditions` and `updates` on what happens by itself.
 */
export interface Vocabulary<State, Action, R> {
  /** Asked of every action before its guard. `here`: whether the phase has a place for such an action at all. */
  common(state: State, action: Action, here: boolean): R | null;
  /** Whether a seat may do it: null, or why not. */
  readonly guards: Readonly<Record<string, (state: State, action: never) => R | null>>;
  /** Doing it. */
  readonly actions: Readonly<Record<string, (state: State, action: never) => State>>;
  readonly conditions: Readonly<Record<string, (state: State) => boolean>>;
  readonly updates: Readonly<Record<string, (state: State) => State>>;
}

/** The names in a table whose function takes this kind of action. */
type NamesFor<State, Asked, Table> = {
  [Name in keyof Table & string]: Table[Name] extends (state: State, action: Asked) => unknown ? Name : never;
}[keyof Table & string];

/** The charts of a game: a guard and an action stand only on an event that their rule is for. */
export type ChartOf<
  State,
  Action extends { type: string },
  V extends { guards: object; actions: object; conditions: object; updates: object },
> = ChartData<
  {
    readonly [Type in Action['type']]?: AskedData<
      NamesFor<State, Extract<Action, { type: Type }>, V['guards']>,
      NamesFor<State, Extract<Action, { type: Type }>, V['actions']>
    >;
  },
  keyof V['conditions'] & string,
  keyof V['updates'] & string
>;

/** A state in which an action begins: nothing has happened through it yet. */
export const withoutNews = <State extends Flowing>(state: State): State => ({ ...state, news: [] });

/** More steps by themselves than any game takes: whoever takes them goes round for ever. */
export const mostSteps = 1_000;

/** One way, several or none, as a list. */
export const listOf = <T>(some: OneOrMore<T> | undefined): readonly T[] =>
  some === undefined ? [] : Array.isArray(some) ? (some as readonly T[]) : [some as T];
