import type { ChoiceRows, Deciding } from '../choices.ts';
import type { Params, Refusal } from '../refusal.ts';

/** One thing that could be otherwise, and the state in which it is. */
export interface ChangeOf<Action, What extends string, Clause extends string> {
  what: What;
  params: Params;
  /** The clause of a ruling that is changed. */
  rule?: Clause;
  /** The action that would be legal as things are. */
  instead?: Action;
}
export interface ChangedOf<State, Action, What extends string, Clause extends string>
  extends ChangeOf<Action, What, Clause> {
  state: State;
}

/** An action and what the rules say to it; null means it may be done. */
export interface VerdictOf<Action, R extends Refusal> {
  action: Action;
  refusal: R | null;
}

interface Asked<State, Action, What extends string, Clause extends string> {
  refuse: (state: State, action: Action) => Refusal | null;
  legalActions: (state: State) => Action[];
  /** Whether another action of the same kind is nearly the one that was asked for. */
  like: (asked: Action, each: Action) => boolean;
  /** What could be otherwise about a table. */
  changes: (state: State, action: Action) => ChangedOf<State, Action, What, Clause>[];
  /** Of these only the first that helps is worth telling: they are tried from the nearest on. */
  once: readonly What[];
}

/**
 * What would make a refused action legal when only one thing is otherwise. Nothing listed: it is more than one step
 * away. Every answer has been asked of the rules.
 */
export const nearest =
  <State, Action extends { type: string; seat: string }, What extends string, Clause extends string>({
    refuse,
    legalActions,
    like,
    changes,
    once,
  }: Asked<State, Action, What | 'instead', Clause>) =>
  (state: State, action: Action): ChangeOf<Action, What | 'instead', Clause>[] => {
    if (refuse(state, action) === null) return [];
    const near = legalActions(state).filter(({ type, seat }) => type === action.type && seat === action.seat);
    const instead = near.find((each) => like(action, each)) ?? near[0];
    const legal = changes(state, action)
      .filter((changed) => refuse(changed.state, action) === null)
      .filter(({ what }, at, all) => !once.includes(what) || all.findIndex((each) => each.what === what) === at);
    return [
      ...(instead ? [{ what: 'instead' as const, params: {}, instead }] : []),
      ...legal.map(({ state: _, ...change }) => change),
    ];
  };

interface Books<RuleSet extends string, Rules, Clause extends string> {
  readings: ChoiceRows<Clause, RuleSet>;
  ruleSets: readonly RuleSet[];
  rulesOf: (state: { setup: { ruleSet: RuleSet; rulings: Partial<Rules> } }) => Rules;
}

const isOpen = <R extends string>({ settled, otherwise }: Deciding<R>, ruleSet: R): boolean =>
  otherwise !== undefined && settled?.[ruleSet] === undefined;

/** One gap ruled otherwise, or another rule set. */
export function readingChanger<RuleSet extends string, Rules extends object, Clause extends string>({
  readings,
  ruleSets,
  rulesOf,
}: Books<RuleSet, Rules, Clause>) {
  type Ruled = { setup: { ruleSet: RuleSet; rulings: Partial<Rules> } };
  const under = <State extends Ruled>(state: State, change: Partial<Ruled['setup']>): State => ({
    ...state,
    setup: { ...state.setup, ...change },
  });
  return {
    rulingChanges: <State extends Ruled>(state: State): ChangedOf<State, never, 'ruling', Clause>[] => {
      const now = rulesOf(state) as Record<string, string>;
      return Object.entries(readings)
        .filter(([, reading]) => isOpen(reading, state.setup.ruleSet))
        .flatMap(([name, { clause, values }]) =>
          values
            .filter((value) => value !== now[name])
            .map((value) => ({
              what: 'ruling',
              rule: clause,
              params: { name, value },
              state: under(state, { rulings: { ...state.setup.rulings, [name]: value } as Partial<Rules> }),
            })),
        );
    },
    ruleSetChanges: <State extends Ruled>(state: State): ChangedOf<State, never, 'ruleSet', Clause>[] =>
      ruleSets
        .filter((other) => other !== state.setup.ruleSet)
        .map((ruleSet) => ({ what: 'ruleSet', params: { ruleSet }, state: under(state, { ruleSet }) })),
  };
}
