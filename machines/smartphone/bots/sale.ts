import { best } from '../../core/bots/choice.ts';
import type { Action, ActionOf } from '../actions.ts';
import { ofType } from '../actions.ts';
import type { Region } from '../names.ts';
import { controlSpace } from '../rules/control.ts';
import { hasOffice } from '../rules/lookup.ts';
import type { GameState, Seat } from '../state.ts';
import { because } from './because.ts';
import { controlNow, trySales } from './control.ts';
import type { Choice } from './think.ts';

/** Phase 7: every sale pays the same, so goods go where they win control, then where others would sell. */

/** The most control VP a further good wins here, spread over the goods it takes. */
function controlGain(state: GameState, seat: Seat, region: Region): number {
  const before = controlNow(state, seat, region);
  let gain = 0;
  trySales(state, seat, region, (trial, goods) => {
    gain = Math.max(gain, (controlNow(trial, seat, region) - before) / goods);
  });
  return gain;
}

/** Seats that sell after this one and have an office here. */
const stillToCome = (state: GameState, seat: Seat, region: Region): number =>
  state.order.slice(state.order.indexOf(seat.colour) + 1).filter((other) => hasOffice(state, region, other)).length;

export function chooseSale(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const score = ({ region }: ActionOf<'sell'>): number =>
    controlGain(state, seat, region) +
    0.3 * stillToCome(state, seat, region) * (controlSpace(state, region)?.first ?? 0);
  const sale = best(ofType(legal, 'sell'), score);
  if (!sale) return null;
  const { region } = sale;
  const reason =
    controlGain(state, seat, region) > 0
      ? 'sellForControl'
      : stillToCome(state, seat, region) > 0
        ? 'sellBeforeOthers'
        : 'sellForPrice';
  return { action: sale, why: because(reason, { region }) };
}
