import type { Action, ActionOf } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import type { Technology } from '../names.ts';
import type { GameState, Pending } from '../state.ts';
import {
  bonusProgressAmount,
  moves,
  refuseMove,
  refuseSecondOffice,
  secondOfficeRegions,
  technologiesLacking,
} from './bonusTargets.ts';
import { seatOf, tell, withSeat } from './lookup.ts';
import { moveOffice, placeOffice } from './offices.ts';
import { news, type RefusalOf, refusal } from './refuse.ts';
import { changedPrice, giveBonusGoods, movePrice, paidFor } from './technologies.ts';
import { currentTurn, withTurn } from './turns.ts';

/** The bonus of a retailer, taken or declined at once (SR.3, SR.4). */

type Offer = Extract<Pending, { kind: 'bonus' }>;

type Kind = Offer['bonus']['kind'];
type OfferOf<K extends Kind> = Offer & { bonus: Extract<Offer['bonus'], { kind: K }> };

/** S5.6: in research a free office is placed before any bonus is settled. */
const refuseBefore = (state: GameState): RefusalOf | null =>
  state.pending?.kind === 'freeOffice' ? refusal('S9.6', 'freeOfficeFirst', {}) : null;

/** A rule for one kind of bonus: refused where none is offered, or another one. */
const whenOffered =
  <K extends Kind, A>(kind: K, refuse: (state: GameState, action: A, offer: OfferOf<K>) => RefusalOf | null) =>
  (state: GameState, action: A): RefusalOf | null => {
    const { pending } = state;
    if (pending?.kind !== 'bonus') return refuseBefore(state) ?? refusal('SR.3', 'noBonus', {});
    return pending.bonus.kind === kind
      ? refuse(state, action, pending as OfferOf<K>)
      : refusal('SR.3', 'bonusOther', { region: pending.region });
  };

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

export const refuseTakeBonus = whenOffered('goods', () => null);

export const refuseBonusProgress = whenOffered('progress', (state, action: ActionOf<'bonusProgress'>, { bonus }) =>
  refuseProgress(state, action, bonus.amount),
);

export const refuseBonusPrice = whenOffered('price', (state, action: ActionOf<'bonusPrice'>, { bonus }) =>
  refusePrice(state, action, bonus.shows),
);

export const refuseBonusOffice = whenOffered('secondOffice', (state, { seat, region }: ActionOf<'bonusOffice'>) =>
  refuseSecondOffice(state, seat, region, 'SR.4'),
);

export const refuseBonusMove = whenOffered('moveOffice', (state, action: ActionOf<'bonusMove'>, { region }) =>
  refuseMove(state, action.seat, region, action),
);

export const refuseDeclineBonus = (state: GameState): RefusalOf | null => {
  if (state.pending?.kind !== 'bonus') return refuseBefore(state) ?? refusal('SR.3', 'noBonus', {});
  return rulesOf(state).retailerBonus === 'must' ? refusal('SR.3', 'bonusMust', {}) : null;
};

/** SR.3: while a bonus is offered nothing else may be done. */
export const refuseWhileBonus = (state: GameState): RefusalOf | null =>
  state.pending?.kind === 'bonus' ? refusal('SR.3', 'bonusFirst', { region: state.pending.region }) : null;

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

const settled = (state: GameState): GameState => ({ ...state, pending: null });

export const takeBonus = (state: GameState, { seat }: ActionOf<'takeBonus'>): GameState => {
  const amount =
    state.pending?.kind === 'bonus' && state.pending.bonus.kind === 'goods' ? state.pending.bonus.amount : 0;
  return giveBonusGoods(settled(state), seat, amount, 'SR.4');
};

export const useBonusProgress = (state: GameState, action: ActionOf<'bonusProgress'>): GameState =>
  placeProgress(settled(state), action);

export const useBonusPrice = (state: GameState, { seat, change }: ActionOf<'bonusPrice'>): GameState =>
  movePrice(settled(state), seat, change, 'SR.4');

export const useBonusOffice = (state: GameState, { seat, region }: ActionOf<'bonusOffice'>): GameState =>
  placeOffice(settled(state), seat, region, 'SR.4');

export const useBonusMove = (state: GameState, { seat, from, space, to }: ActionOf<'bonusMove'>): GameState =>
  moveOffice(settled(state), seat, from, space, to);

export const declineBonus = (state: GameState, { seat }: ActionOf<'declineBonus'>): GameState => {
  const region = state.pending?.kind === 'bonus' ? state.pending.region : '';
  return tell(settled(state), news('SR.3', 'bonusDeclined', { seat, region }));
};

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
          { type: 'bonusPrice', seat, change: 1 } as const,
          { type: 'bonusPrice', seat, change: -1 } as const,
        ].filter((action) => !refuseBonusPrice(state, action));
      case 'secondOffice':
        return secondOfficeRegions(state, seat, 'SR.4').map((region) => ({ type: 'bonusOffice', seat, region }));
      case 'moveOffice':
        return moves(state, seat, here).map((move) => ({ type: 'bonusMove', seat, ...move }));
    }
  };
  return refuseDeclineBonus(state) ? uses() : [...uses(), { type: 'declineBonus', seat }];
}
