import type { Action, ActionOf } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import { printed } from '../components/printed.ts';
import type { GameState } from '../state.ts';
import { expand, legalExpansions, refuseExpansion } from './expansion.ts';
import { actingOf, companyOf, findCompany, tell, withTurn } from './lookup.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { controlledBy } from './shares.ts';

/** C4.1, and C4.8: acting without being able to expand is refused before it begins. */
export function refuseAct(state: GameState, { seat, company }: ActionOf<'act'>): RefusalOf | null {
  if (!findCompany(state, company)) return refusal('C2.1', 'noSuchCompany', { company });
  if (controlledBy(state, seat, company) === 0) return refusal('C4.1', 'noShare', { company });
  if (rulesOf(state).zeroExpansion === 'allowed') return null;
  const { treasury } = companyOf(state, company);
  if (treasury < printed.costPerChip)
    return refusal('C4.4', 'tooPoor', { company, treasury, least: printed.costPerChip });
  return legalExpansions(state, company).length === 0
    ? refusal('C4.8', 'nowhereToExpand', { company, treasury })
    : null;
}

export const act = (state: GameState, { seat, company }: ActionOf<'act'>): GameState =>
  tell(
    withTurn(
      { ...state, phase: 'acting', passes: 0 },
      { acting: { company, taken: [], placed: 0, leased: [], pooled: 0 } },
    ),
    news('C4.1', 'acts', { seat, company }),
  );

export const refuseExpand = (state: GameState, action: ActionOf<'expand'>): RefusalOf | null =>
  refuseExpansion(state, actingOf(state).company, action);

export const applyExpand = (state: GameState, action: ActionOf<'expand'>): GameState =>
  expand(state, actingOf(state).company, action);

/** C4.8 */
export const refuseFinish = (state: GameState): RefusalOf | null =>
  actingOf(state).taken.length === 0 && rulesOf(state).zeroExpansion === 'refused'
    ? refusal('C4.8', 'expandFirst', { company: actingOf(state).company })
    : null;

/** Expanding is over; upkeep follows (C4.6). */
export const finish = (state: GameState): GameState => ({ ...state, phase: 'upkeep' });

export const nothingLeftToExpand = (state: GameState): boolean =>
  legalExpansions(state, actingOf(state).company).length === 0;

export function legalActing(state: GameState): Action[] {
  const { seat } = state.turn;
  const expansions = legalExpansions(state, actingOf(state).company);
  const all: Action[] = expansions.map((expansion) => ({ type: 'expand', seat, ...expansion }));
  return refuseFinish(state) ? all : [...all, { type: 'finish', seat }];
}
