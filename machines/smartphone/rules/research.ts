import type { Action, ActionOf } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import { type Technology, technologies } from '../names.ts';
import type { GameState, Seat } from '../state.ts';
import { legalBonusActions, refuseWhileBonus } from './bonus.ts';
import { hasOffice, isFull, newsWith, putSeat, seatOf, sizeOf, withEntry } from './lookup.ts';
import { placeOffice } from './offices.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { officesLeft, progressLeft } from './supply.ts';
import { completable, completeTechnology, costOfTechnology, freeOfficeTargets } from './technologies.ts';
import { beginPhase, currentSeat, currentTurn, withTurn } from './turns.ts';

/** Phase 5. */

export const enterResearch = (state: GameState): GameState => beginPhase(state, 'research');

/** S5.7: what already meets its cost completes first, by force; several wait for their owner to order them. */
export const completionsForced = (state: GameState): Technology[] =>
  state.phase === 'research' && state.turn && !state.pending && rulesOf(state).completionOrder === 'first'
    ? completable(state, state.turn.seat)
    : [];

export function completeOnlyOne(state: GameState): GameState {
  const [technology] = completionsForced(state);
  return technology ? completeTechnology(state, currentTurn(state).seat, technology) : state;
}

/** Why no progress may be placed at all now; `paid` is what completes in this turn. */
function refuseAnyResearch(state: GameState, paid: Technology[]): RefusalOf | null {
  const { seat, progress } = currentTurn(state);
  if (paid.length > 0 && rulesOf(state).completionOrder === 'first')
    return refusal('S5.7', 'completionFirst', { technologies: paid });
  if (progress < 1) return refusal('S5.1', 'noProgressLeft', {});
  if (officesLeft(state, seat) < 1) return refusal('S0.3', 'noOfficesLeft', {});
  return progressLeft(state, seat) < 1 ? refusal('S0.3', 'noProgressMarkers', {}) : null;
}

/** Why progress may not go to this technology. */
function refuseTechnology(state: GameState, seat: Seat, technology: Technology, paid: Technology[]): RefusalOf | null {
  if (seat.technologies.includes(technology)) return refusal('S5.1', 'technologyOwned', { technology });
  if (currentTurn(state).waiting.includes(technology)) return refusal('S5.4', 'alreadyPaid', { technology });
  return paid.includes(technology) ? refusal('S5.7', 'completeIt', { technology }) : null;
}

/** S5.6: a bonus that can be used is used before anything else. */
const refuseUnsettled = (state: GameState): RefusalOf | null =>
  state.pending?.kind === 'freeOffice' ? refusal('S9.6', 'freeOfficeFirst', {}) : refuseWhileBonus(state);

export function refuseResearch(state: GameState, { technology }: ActionOf<'research'>): RefusalOf | null {
  const unsettled = refuseUnsettled(state);
  if (unsettled) return unsettled;
  const paid = completable(state, currentTurn(state).seat);
  return refuseTechnology(state, currentSeat(state), technology, paid) ?? refuseAnyResearch(state, paid);
}

export function refuseComplete(state: GameState, { technology }: ActionOf<'complete'>): RefusalOf | null {
  const unsettled = refuseUnsettled(state);
  if (unsettled) return unsettled;
  const seat = currentSeat(state);
  if (completable(state, seat.colour).includes(technology)) return null;
  if (seat.technologies.includes(technology)) return refusal('S5.3', 'technologyOwned', { technology });
  if (currentTurn(state).waiting.includes(technology)) return refusal('S5.4', 'alreadyPaid', { technology });
  const cost = costOfTechnology(state, seat, technology);
  return refusal('S5.3', 'notPaid', { technology, cost, progress: seat.research[technology] });
}

export function refuseFreeOffice(state: GameState, { seat, region }: ActionOf<'placeFreeOffice'>): RefusalOf | null {
  if (state.pending?.kind !== 'freeOffice') return refusal('S9.6', 'noFreeOffice', {});
  if (sizeOf(state, region) !== 'S') return refusal('S9.6', 'regionNotSmall', { region });
  if (hasOffice(state, region, seat)) return refusal('S9.6', 'officeThere', { region });
  return isFull(state, region) ? refusal('S6.5', 'regionFull', { region }) : null;
}

export function refuseEndResearch(state: GameState): RefusalOf | null {
  const unsettled = refuseUnsettled(state);
  if (unsettled) return unsettled;
  const open = completable(state, currentTurn(state).seat);
  return open.length > 0 ? refusal('S5.7', 'mustComplete', { technologies: open }) : null;
}

export function placeResearch(state: GameState, { seat: colour, technology }: ActionOf<'research'>): GameState {
  const seat = seatOf(state, colour);
  const progress = seat.research[technology] + 1;
  const cost = costOfTechnology(state, seat, technology);
  const turn = currentTurn(state);
  const placed: GameState = {
    ...putSeat(state, { ...seat, research: withEntry(seat.research, technology, progress) }),
    turn: { ...turn, progress: turn.progress - 1 },
    news: newsWith(state, news('S5.1', 'researched', { seat: colour, technology, progress, cost })),
  };
  return completable(placed, colour).includes(technology)
    ? completeTechnology(withTurn(placed, { finished: true }), colour, technology)
    : placed;
}

export const complete = (state: GameState, { seat, technology }: ActionOf<'complete'>): GameState =>
  completeTechnology(state, seat, technology);

export const placeFreeOffice = (state: GameState, { seat, region }: ActionOf<'placeFreeOffice'>): GameState =>
  placeOffice({ ...state, pending: null }, seat, region, 'S9.6');

export function legalResearchActions(state: GameState): Action[] {
  const { seat } = currentTurn(state);
  if (state.pending?.kind === 'freeOffice')
    return freeOfficeTargets(state, seat).map((region) => ({ type: 'placeFreeOffice', seat, region }));
  if (state.pending) return legalBonusActions(state);
  const paid = completable(state, seat);
  const actions = paid.map((technology): Action => ({ type: 'complete', seat, technology }));
  if (!refuseAnyResearch(state, paid)) {
    const researcher = currentSeat(state);
    for (const technology of technologies)
      if (!refuseTechnology(state, researcher, technology, paid)) actions.push({ type: 'research', seat, technology });
  }
  if (paid.length === 0) actions.push({ type: 'endTurn', seat }); // S5.7
  return actions;
}
