import type { PlayingOf, PureRules } from '@machines/core/game.ts';
import type { UnderOf } from '@machines/core/position/goal.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';

/** What looking ahead asks of a game. */
export interface Ahead<T extends ScenarioTypes> {
  tryFor: PlayingOf<T>['tryFor'];
  /** What others do by themselves while the learner acts. */
  reply?(state: T['state'], learner: Colour): T['action'] | null;
  legal: PureRules<T>['legal'];
  /** Whether the turn in which the learner stood is over. */
  over(before: T['state'], after: T['state'], seat: Colour): boolean;
}

/** So many moves are tried before the question is left open. */
const most = 300;

/** Whether the learner can still reach the goal in this turn; where there are too many ways to say so, yes. */
export function canReach<T extends ScenarioTypes>(
  game: Ahead<T>,
  goal: readonly T['check'][],
  from: UnderOf<T['state']>,
  seat: Colour,
): boolean {
  const open = [from];
  let tried = 0;
  for (let under = open.shift(); under; under = open.shift())
    for (const action of game.legal(under.state)) {
      if (++tried > most) return true;
      const found = game.tryFor(goal, under, action);
      if (found.kind === 'reached') return true;
      if (found.kind === 'onTheWay' && !game.over(under.state, found.under.state, seat)) open.push(found.under);
    }
  return false;
}
