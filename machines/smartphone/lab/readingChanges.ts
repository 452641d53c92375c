import { choiceNames, type RuleSet, readings, ruleSets, rulesOf } from '../readings.ts';
import type { GameState } from '../state.ts';
import type { Changed } from './nearest.ts';

const under = (state: GameState, change: Partial<GameState['setup']>): GameState => ({
  ...state,
  setup: { ...state.setup, ...change },
});

const isOpen = (name: (typeof choiceNames)[number], ruleSet: RuleSet): boolean => {
  const { settled, otherwise } = readings[name] as { settled?: Partial<Record<RuleSet, string>>; otherwise?: string };
  return otherwise !== undefined && settled?.[ruleSet] === undefined;
};

/** Another rule set, or one gap ruled otherwise. */
export function readingChanges(state: GameState): Changed[] {
  const { ruleSet, rulings } = state.setup;
  const now = rulesOf(state);
  return [
    ...choiceNames
      .filter((name) => isOpen(name, ruleSet))
      .flatMap((name) =>
        (readings[name].values as readonly string[])
          .filter((value) => value !== now[name])
          .map(
            (value): Changed => ({
              what: 'ruling',
              rule: readings[name].clause,
              params: { name, value },
              state: under(state, { rulings: { ...rulings, [name]: value } }),
            }),
          ),
      ),
    ...ruleSets
      .filter((other) => other !== ruleSet)
      .map(
        (other): Changed => ({ what: 'ruleSet', params: { ruleSet: other }, state: under(state, { ruleSet: other }) }),
      ),
  ];
}
