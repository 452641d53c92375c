import { rulesOf } from '../../choices.ts';
import { printed } from '../../components/printed.ts';
import type { Company } from '../../names.ts';
import { clockwiseFrom } from '../../rules/lookup.ts';
import { setUp } from '../../rules/setup.ts';
import { allIssued } from '../../rules/shares.ts';
import type { Ending, GameState } from '../../state.ts';
import type { PositionSpec } from '../schema.ts';
import { type Finding, when } from './finding.ts';

/**
 * C7.1: who set off the end, and what the turns since then allow. Where shares in the pool are issued (C3.7) a company
 * runs out only in a turn of its founder; otherwise anyone may have put its last share up from the pool.
 */
function lastTurns(state: GameState, { seat, companies }: Ending, since: number, passes: number): Finding[] {
  const { poolIsIssued, secondTrigger } = rulesOf(state);
  const byFounders = poolIsIssued === 'issued';
  const hadATurn = clockwiseFrom(state, seat).slice(1, 1 + since);
  const later = companies.filter((company) => company !== seat);
  // C7.3: what ran out before would have set off the end itself, unless the last one to run out counts.
  const early: Company[] = byFounders
    ? later.filter((company) => !hadATurn.includes(company))
    : companies.slice(1 + since);
  return [
    ...when(byFounders && !companies.includes(seat), 'turnsLeft', 'C7.1', 'setOffByAnother', { seat, company: seat }),
    ...(secondTrigger === 'nothing' && (!byFounders || companies.includes(seat))
      ? early.flatMap((company) => when(true, 'turnsLeft', 'C7.1', 'ranOutBefore', { seat, company }))
      : []),
    // The turn that sets off the end is no pass.
    ...when(passes > since, 'passes', 'C7.1', 'passesOver', { passes, turns: since }),
  ];
}

/** C2.7: while no share has left its founder and no hex is taken, every turn so far was passed. */
function nothingYet(state: GameState, passes: number): Finding[] {
  const untouched =
    Object.keys(state.towers).length === 0 &&
    state.companies.every(({ unissued }) => unissued === printed.shares.unissued) &&
    rulesOf(state).zeroExpansion === 'refused';
  const { seat } = state.turn;
  const turnsBefore = clockwiseFrom(state, setUp(state.setup).turn.seat).indexOf(seat);
  return when(untouched && passes !== turnsBefore, 'passes', 'C2.7', 'passesOnly', {
    seat,
    passes,
    turns: turnsBefore,
  });
}

/** C2.7, C6.1, C7.1 */
export function turns(state: GameState, { turnsLeft, passes = 0 }: PositionSpec): Finding[] {
  const most = 2 * state.seats.length - 1;
  const { ending } = state;
  const [sold] = state.companies.filter(({ colour }) => allIssued(state, colour));
  const playedOut = turnsLeft !== undefined && rulesOf(state).passInEndGame === 'playedOut';
  const wrong = [
    ...when(turnsLeft !== undefined && !sold, 'turnsLeft', 'C7.1', 'endNotSetOff', {}),
    ...when(turnsLeft === undefined && sold !== undefined, 'turnsLeft', 'C7.1', 'endSetOff', {
      company: sold?.colour ?? '',
    }),
    ...when((turnsLeft ?? 0) > most, 'turnsLeft', 'C7.1', 'turnsOver', { turns: turnsLeft ?? 0, most }),
    ...when(passes >= state.seats.length && !playedOut, 'passes', 'C6.1', 'allPassed', { passes }),
  ];
  if (wrong.length > 0) return wrong;
  return ending ? lastTurns(state, ending, most - ending.turnsLeft, passes) : nothingYet(state, passes);
}
