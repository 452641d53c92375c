import type { Action } from '../actions.ts';
import { flow, startPhase } from '../flow.ts';
import { type Colour, type Phase, phases, technologies } from '../names.ts';
import { componentsOf, findSeat, withEntry, withSeat } from '../rules/lookup.ts';
import { costOfTechnology } from '../rules/technologies.ts';
import type { GameState, Seat } from '../state.ts';
import type { Changed } from './nearest.ts';

/** The phase as it would be if this seat were first in it: whoever has the lowest price is (SP.1). */
function firstIn(state: GameState, phase: Exclude<Phase, 'over'>, seat: Seat): GameState {
  const lowest = Math.min(...state.seats.map(({ price }) => price)) - 1;
  const begun = startPhase(withSeat(state, seat.colour, { price: lowest }), phase);
  return withSeat(begun, seat.colour, { price: seat.price });
}

/** Phases in which seats act. */
const playedPhases = phases.filter((phase) => flow.declared[phase].size > 0);

function otherTime(state: GameState, seat: Seat): Changed[] {
  if (state.phase === 'over') return [];
  return playedPhases.flatMap((phase): Changed[] => {
    if (phase === 'planning') {
      // Plans are made together: there is no turn to wait for.
      const unplanned = { ...withSeat(state, seat.colour, { plan: null, tally: null }), phase, turn: null };
      return [{ what: 'phase', params: { phase, seat: seat.colour }, state: unplanned }];
    }
    const begun = firstIn(state, phase, seat);
    const what = phase === state.phase ? 'turn' : 'phase';
    // S4.3: a phase that is skipped has no turns.
    return begun.turn ? [{ what, params: { phase, seat: seat.colour }, state: begun }] : [];
  });
}

function otherGoods(state: GameState, action: Action, { colour, goods }: Seat): Changed[] {
  const wanted = action.type === 'sellOffBoard' ? Math.max(action.amount, goods + 1) : goods + 1;
  const what = wanted === goods + 1 ? 'good' : 'goods';
  return [{ what, params: { seat: colour, goods: wanted }, state: withSeat(state, colour, { goods: wanted }) }];
}

/** Every other price on the track, the nearest first; only the nearest one that helps is worth telling. */
function otherPrices(state: GameState, { colour, price }: Seat): Changed[] {
  const { min, max } = componentsOf(state).priceTrack;
  return Array.from({ length: max - min + 1 }, (_, n) => min + n)
    .filter((other) => other !== price)
    .sort((a, b) => Math.abs(a - price) - Math.abs(b - price))
    .map((other) => ({
      what: 'price',
      params: { seat: colour, price: other },
      state: withSeat(state, colour, { price: other }),
    }));
}

const otherTechnologies = (state: GameState, seat: Seat): Changed[] =>
  technologies.flatMap((technology): Changed[] => {
    const { colour } = seat;
    const has = seat.technologies.includes(technology);
    const with_ = has ? seat.technologies.filter((each) => each !== technology) : [...seat.technologies, technology];
    const cost = costOfTechnology(state, seat, technology);
    const to = state.sides[technology] === 'A' ? 'B' : 'A';
    return [
      {
        what: has ? 'noTechnology' : 'technology',
        params: { seat: colour, technology },
        state: withSeat(state, colour, { technologies: with_ }),
      },
      { what: 'side', params: { technology, to }, state: { ...state, sides: withEntry(state.sides, technology, to) } },
      {
        what: 'research',
        params: { seat: colour, technology, progress: cost },
        state: withSeat(state, colour, { research: withEntry(seat.research, technology, cost) }),
      },
    ];
  });

function otherTurn(state: GameState, { colour, tally }: Seat): Changed[] {
  const { turn } = state;
  const improve = tally && (tally.improve > 0 ? 0 : 1);
  return [
    ...(turn
      ? [
          {
            what: 'progress',
            params: {},
            state: { ...state, turn: { ...turn, progress: turn.progress + 1 } },
          } as Changed,
        ]
      : []),
    ...(tally && improve !== null
      ? [
          {
            what: improve > 0 ? 'symbol' : 'noSymbol',
            params: { seat: colour },
            state: withSeat(state, colour, { tally: { ...tally, improve } }),
          } as Changed,
        ]
      : []),
  ];
}

/** One thing otherwise about the seat that acts, or about when it acts. */
export function seatChanges(state: GameState, action: Action): Changed[] {
  const seat = findSeat(state, action.seat as Colour);
  if (!seat) return [];
  return [
    ...otherTime(state, seat),
    ...otherTurn(state, seat),
    ...otherGoods(state, action, seat),
    ...otherPrices(state, seat),
    ...otherTechnologies(state, seat),
  ];
}
