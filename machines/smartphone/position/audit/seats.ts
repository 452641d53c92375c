import { rulesOf } from '../../choices.ts';
import { componentsOf, hasBonus } from '../../rules/lookup.ts';
import { refusePlan } from '../../rules/plan.ts';
import { planMeans } from '../../rules/planning.ts';
import { refuseSeats } from '../../rules/setup.ts';
import type { GameState, Seat } from '../../state.ts';
import { type Audit, type Finding, found, isPast, when } from './finding.ts';

function marks(state: GameState, seat: Seat): Finding[] {
  const { seats, priceTrack } = componentsOf(state);
  const { colour, vp, price } = seat;
  const { startVp: start } = seats[colour];
  const { min, max, start: startPrice } = priceTrack;
  const off = price < min || price > max;
  // NFC side A pays in logistics, before anything is scored (S9.9).
  const scored = state.round > 1 || seat.technologies.includes('NFC');
  return [
    ...when(vp < start, 'S8.1', 'vpBelowStart', { seat: colour, vp, start }),
    ...when(!scored && vp > start, 'S8.1', 'vpTooEarly', { seat: colour, vp, start }),
    ...(isPast(state, 'pricing')
      ? when(off && rulesOf(state).priceBeyondTrack === 'stops', 'S2.2', 'priceOffTrack', {
          seat: colour,
          price,
          min,
          max,
        })
      : when(price !== startPrice, state.round > 1 ? 'SN.1' : 'S0.7', 'priceNotReset', {
          seat: colour,
          price,
          start: startPrice,
        })),
  ];
}

function goods(state: GameState, seat: Seat): Finding[] {
  const { colour, goods: available } = seat;
  const most = componentsOf(state).supply.goodsPerSeat - 2;
  const kept = state.round > 1 && hasBonus(state, seat, 'Wi-Fi', 'B');
  const params = { seat: colour, goods: available, most };
  return [
    ...when(available > 0 && !kept && !isPast(state, 'production'), 'S7.6', 'goodsTooEarly', params),
    ...when(available > most && rulesOf(state).pieceLimits === 'limited', 'S0.3', 'goodsOverLimit', params),
  ];
}

function plan(state: GameState, seat: Seat): Finding[] {
  if (!seat.plan) return [];
  const because = refusePlan(planMeans(state, seat.colour), seat.plan);
  return because ? [{ ...found(because.rule, 'illegalPlan', { seat: seat.colour }), because }] : [];
}

function seated({ setup }: GameState): Finding[] {
  const refused = refuseSeats(setup.seats);
  if (!refused) return [];
  return [{ ...found(refused.rule, refused.reason === 'seatCount' ? 'tooFewSeats' : 'colourTwice', refused.params) }];
}

export const seats: Audit = (state) => [
  ...seated(state),
  ...state.seats.flatMap((seat) => [...marks(state, seat), ...goods(state, seat), ...plan(state, seat)]),
];
