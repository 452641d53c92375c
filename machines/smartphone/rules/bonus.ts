import type { Action, ActionOf } from '../actions.ts';
import type { Technology } from '../names.ts';
import { rulesOf } from '../readings.ts';
import type { GameState, Pending } from '../state.ts';
import {
  bonusProgressAmount,
  moves,
  refuseMove,
  refuseSecondOffice,
  secondOfficeRegions,
  technologiesLacking,
} from './bonusTargets.ts';
import { moveOffice, openWaiting, placeOffice } from './offices.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { seatOf, tell, withSeat } from './table.ts';
import { changedPrice, giveBonusGoods, movePrice, paidFor } from './technologies.ts';
import { currentTurn, withTurn } from './turns.ts';

/** The bonus of a retailer, taken or declined at once (SR.3, SR.4). */

type Offer = Extract<Pending, { kind: 'bonus' }>;

const bonusActions = {
  takeBonus: 'goods',
  bonusProgress: 'progress',
  bonusPrice: 'price',
  bonusOffice: 'secondOffice',
  bonusMove: 'moveOffice',
} as const;

const isBonusAction = (type: Action['type']): type is keyof typeof bonusActions => Object.hasOwn(bonusActions, type);

function refuseProgress(state: GameState, action: ActionOf<'bonusProgress'>, offered: number): RefusalOf | null {
  const amount = bonusProgressAmount(state, action.seat, offered);
  if (action.technologies.length !== amount) return refusal('SR.4', 'bonusProgressCount', { amount });
  const owned = action.technologies.find((each) => seatOf(state, action.seat).technologies.includes(each));
  return owned ? refusal('SR.4', 'technologyOwned', { technology: owned }) : null;
}

const shownAs = { up: { change: 1, reason: 'bonusOnlyUp' }, down: { change: -1, reason: 'bonusOnlyDown' } } as const;

/** SR.7: by the rulings only the way the tile shows, and not past the end of the track. */
function refusePrice(
  state: GameState,
  { seat, change }: ActionOf<'bonusPrice'>,
  shows?: keyof typeof shownAs,
): RefusalOf | null {
  const rules = rulesOf(state);
  if (shows && rules.priceBonusDirection === 'asShown') {
    const way = shownAs[shows];
    return change === way.change ? null : refusal('SR.7', way.reason, {});
  }
  if (rules.priceBonusAtEnd === 'any') return null;
  const { price } = seatOf(state, seat);
  return changedPrice(state, seat, change) === price && changedPrice(state, seat, -change) !== price
    ? refusal('SR.7', 'bonusNoEffect', { price })
    : null;
}

function refuseUse(state: GameState, action: Action, { region, bonus }: Offer): RefusalOf | null {
  if (!isBonusAction(action.type) || bonusActions[action.type] !== bonus.kind)
    return refusal('SR.3', isBonusAction(action.type) ? 'bonusOther' : 'bonusFirst', { region });
  switch (action.type) {
    case 'bonusProgress':
      return bonus.kind === 'progress' ? refuseProgress(state, action, bonus.amount) : null;
    case 'bonusPrice':
      return bonus.kind === 'price' ? refusePrice(state, action, bonus.shows) : null;
    case 'bonusOffice':
      return refuseSecondOffice(state, action.seat, action.region, 'SR.4');
    case 'bonusMove':
      return refuseMove(state, action.seat, region, action);
    default:
      return null;
  }
}

/** While a bonus is offered nothing else may be done; while none is, no bonus may be used. */
export function refuseBonus(state: GameState, action?: Action): RefusalOf | null {
  if (state.pending?.kind !== 'bonus') return action ? refusal('SR.3', 'noBonus', {}) : null;
  if (!action) return refusal('SR.3', 'bonusFirst', { region: state.pending.region });
  if (action.type === 'declineBonus')
    return rulesOf(state).retailerBonus === 'must' ? refusal('SR.3', 'bonusMust', {}) : null;
  return refuseUse(state, action, state.pending);
}

/** SR.4, SR.5: the progress lies there; in the Korean edition it completes nothing before the next phase 5. */
function placeProgress(state: GameState, { seat: colour, technologies }: ActionOf<'bonusProgress'>): GameState {
  const seat = seatOf(state, colour);
  const before = paidFor(state, seat);
  const research = { ...seat.research };
  for (const technology of technologies) research[technology]++;
  const placed = tell(
    withSeat(state, colour, { research }),
    news('SR.4', 'bonusProgress', { seat: colour, technologies }),
  );
  if (state.phase !== 'research' || rulesOf(state).retailerProgress === 'now') return placed;
  const paidNow = paidFor(placed, seatOf(placed, colour)).filter((each) => !before.includes(each));
  return withTurn(placed, { waiting: [...currentTurn(placed).waiting, ...paidNow] });
}

function useBonus(state: GameState, action: Action): GameState {
  if (state.pending?.kind !== 'bonus') return state;
  const { region, bonus } = state.pending;
  const settled: GameState = { ...state, pending: null };
  switch (action.type) {
    case 'takeBonus':
      return bonus.kind === 'goods' ? giveBonusGoods(settled, action.seat, bonus.amount, 'SR.4') : settled;
    case 'bonusProgress':
      return placeProgress(settled, action);
    case 'bonusPrice':
      return movePrice(settled, action.seat, action.change, 'SR.4');
    case 'bonusOffice':
      return placeOffice(settled, action.seat, action.region, 'SR.4');
    case 'bonusMove':
      return moveOffice(settled, action.seat, action.from, action.space, action.to);
    case 'declineBonus':
      return tell(settled, news('SR.3', 'bonusDeclined', { seat: action.seat, region }));
    default:
      return state;
  }
}

/** Takes or declines the bonus; a move may free a space that somebody's progress has waited for (S6.4). */
export const settleBonus = (state: GameState, action: Action): GameState => openWaiting(useBonus(state, action));

/** One technology, or every pair of them without regard to order. */
const progressChoices = (lacking: Technology[], amount: number): Technology[][] =>
  amount === 0
    ? [[]]
    : lacking.flatMap((first, at) => progressChoices(lacking.slice(at), amount - 1).map((rest) => [first, ...rest]));

/** Every way to settle the bonus that is offered. */
export function legalBonusActions(state: GameState): Action[] {
  if (state.pending?.kind !== 'bonus' || !state.turn) return [];
  const { region: here, bonus } = state.pending;
  const { seat } = state.turn;
  const uses = (): Action[] => {
    switch (bonus.kind) {
      case 'goods':
        return [{ type: 'takeBonus', seat }];
      case 'progress':
        return progressChoices(technologiesLacking(state, seat), bonusProgressAmount(state, seat, bonus.amount)).map(
          (technologies) => ({ type: 'bonusProgress', seat, technologies }),
        );
      case 'price':
        return [
          { type: 'bonusPrice', seat, change: 1 },
          { type: 'bonusPrice', seat, change: -1 },
        ];
      case 'secondOffice':
        return secondOfficeRegions(state, seat, 'SR.4').map((region) => ({ type: 'bonusOffice', seat, region }));
      case 'moveOffice':
        return moves(state, seat, here).map((move) => ({ type: 'bonusMove', seat, ...move }));
    }
  };
  const all: Action[] = [...uses(), { type: 'declineBonus', seat }];
  return all.filter((action) => !refuseBonus(state, action));
}
