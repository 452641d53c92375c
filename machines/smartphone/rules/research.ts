import type { Action, ActionOf } from '../actions.ts';
import { type Colour, type Technology, technologies } from '../names.ts';
import { rulesOf } from '../readings.ts';
import type { GameState, Seat } from '../state.ts';
import { legalBonusActions, refuseBonus, settleBonus } from './bonus.ts';
import { placeOffice } from './offices.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { officesLeft, progressLeft } from './supply.ts';
import { hasOffice, isFull, putSeat, seatOf, sizeOf, tell, withEntry } from './table.ts';
import { completable, completeTechnology, costOfTechnology, freeOfficeTargets } from './technologies.ts';
import { beginPhase, currentSeat, currentTurn, nextTurn, withTurn } from './turns.ts';

/** Phase 5. */

/** S5.1: one progress for each active research symbol. */
const progressFor = (state: GameState, colour: Colour): number => seatOf(state, colour).tally?.research ?? 0;

export const enterResearch = (state: GameState): GameState => beginPhase(state, 'research', progressFor);

export const researchDone = (state: GameState): boolean => state.turn === null;

/** S5.7: what already meets its cost completes first, by force; several wait for their owner to order them. */
export const completionsForced = (state: GameState): Technology[] =>
  state.phase === 'research' && state.turn && !state.pending && rulesOf(state).completionOrder === 'first'
    ? completable(state, state.turn.seat)
    : [];

export function endResearchTurn(state: GameState): GameState {
  const { seat, progress } = currentTurn(state);
  const told = progress > 0 ? tell(state, news('S5.1', 'progressLost', { seat, progress })) : state;
  return nextTurn(told, progressFor);
}

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

function refuseResearch(state: GameState, { technology }: ActionOf<'research'>): RefusalOf | null {
  const paid = completable(state, currentTurn(state).seat);
  return refuseTechnology(state, currentSeat(state), technology, paid) ?? refuseAnyResearch(state, paid);
}

function refuseComplete(state: GameState, { technology }: ActionOf<'complete'>): RefusalOf | null {
  const seat = currentSeat(state);
  if (completable(state, seat.colour).includes(technology)) return null;
  if (seat.technologies.includes(technology)) return refusal('S5.3', 'technologyOwned', { technology });
  if (currentTurn(state).waiting.includes(technology)) return refusal('S5.4', 'alreadyPaid', { technology });
  const cost = costOfTechnology(state, seat, technology);
  return refusal('S5.3', 'notPaid', { technology, cost, progress: seat.research[technology] });
}

function refuseFreeOffice(state: GameState, { seat, region }: ActionOf<'placeFreeOffice'>): RefusalOf | null {
  if (state.pending?.kind !== 'freeOffice') return refusal('S9.6', 'noFreeOffice', {});
  if (sizeOf(state, region) !== 'S') return refusal('S9.6', 'regionNotSmall', { region });
  if (hasOffice(state, region, seat)) return refusal('S9.6', 'officeThere', { region });
  return isFull(state, region) ? refusal('S6.5', 'regionFull', { region }) : null;
}

function refuseEndTurn(state: GameState): RefusalOf | null {
  const open = completable(state, currentTurn(state).seat);
  return open.length > 0 ? refusal('S5.7', 'mustComplete', { technologies: open }) : null;
}

export function refuseResearchAction(state: GameState, action: Action): RefusalOf | null {
  if (action.type === 'placeFreeOffice') return refuseFreeOffice(state, action);
  // S5.6: a bonus that can be used is used before anything else.
  if (state.pending?.kind === 'freeOffice') return refusal('S9.6', 'freeOfficeFirst', {});
  switch (action.type) {
    case 'research':
      return refuseBonus(state) ?? refuseResearch(state, action);
    case 'complete':
      return refuseBonus(state) ?? refuseComplete(state, action);
    case 'endTurn':
      return refuseBonus(state) ?? refuseEndTurn(state);
    default:
      return refuseBonus(state, action);
  }
}

function placeResearch(state: GameState, { seat: colour, technology }: ActionOf<'research'>): GameState {
  const seat = seatOf(state, colour);
  const progress = seat.research[technology] + 1;
  const cost = costOfTechnology(state, seat, technology);
  const turn = currentTurn(state);
  const placed: GameState = {
    ...putSeat(state, { ...seat, research: withEntry(seat.research, technology, progress) }),
    turn: { ...turn, progress: turn.progress - 1 },
    news: [...state.news, news('S5.1', 'researched', { seat: colour, technology, progress, cost })],
  };
  return completable(placed, colour).includes(technology)
    ? completeTechnology(withTurn(placed, { finished: true }), colour, technology)
    : placed;
}

export function applyResearchAction(state: GameState, action: Action): GameState {
  switch (action.type) {
    case 'research':
      return placeResearch(state, action);
    case 'complete':
      return completeTechnology(state, action.seat, action.technology);
    case 'placeFreeOffice':
      return placeOffice({ ...state, pending: null }, action.seat, action.region, 'S9.6');
    case 'endTurn':
      return endResearchTurn(state);
    default:
      return settleBonus(state, action);
  }
}

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
