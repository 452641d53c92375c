import { regions, technologies } from '../names.ts';
import { componentsOf } from '../rules/lookup.ts';
import { steve } from '../rules/setup.ts';
import type { GameState, Seat } from '../state.ts';
import { bonusesAt } from './build.ts';
import { pairOf, writePlanNotes } from './notes.ts';
import type { PositionSpec, RegionSpec, SeatSpec } from './schema.ts';

function seatSpec(state: GameState, seat: Seat): SeatSpec {
  const components = componentsOf(state);
  const pairs = (tiles: readonly number[]) => tiles.map((tile) => pairOf(components, tile));
  const lying = technologies.filter((technology) => seat.research[technology] > 0);
  // A plan that is not shown yet is nobody's business (S1.8).
  const shown = seat.tally !== null;
  const bonuses = bonusesAt(state, seat);
  return {
    vp: seat.vp,
    price: seat.price,
    goods: seat.goods,
    tokens: seat.tokens,
    ...(seat.technologies.length > 0 && { technologies: [...seat.technologies] }),
    ...(seat.patents.length > 0 && { patents: [...seat.patents] }),
    ...(lying.length > 0 && { research: Object.fromEntries(lying.map((each) => [each, seat.research[each]])) }),
    ...(bonuses.join() !== seat.bonuses.join() && { bonuses: [...seat.bonuses] }),
    ...(shown && seat.plan && { plan: writePlanNotes(components, seat.plan) }),
    ...(shown && seat.tally && { active: { ...seat.tally } }),
    made: { ...seat.made },
    ...(seat.steve
      ? {
          delayed: seat.steve.delayed === null ? null : pairOf(components, seat.steve.delayed),
          placed: pairs(seat.steve.placed),
          marker: seat.steve.marker,
        }
      : { improvements: pairs(seat.improvements) }),
  };
}

/**
 * A table written down as a position: what matters of it once its phase begins. Which of several equal improvements it
 * was, what lies in the pile and what was scored in earlier rounds is not kept.
 */
export function specOf(state: GameState, phase: PositionSpec['phase']): PositionSpec {
  const { setup } = state;
  const components = componentsOf(state);
  const automated = setup.seats.find(({ player }) => player === steve);
  const board = regions.flatMap((region): [string, RegionSpec][] => {
    const sold = state.sold[region];
    const lying = Object.entries(state.progress[region]).filter(([, n]) => n > 0);
    const retailer = state.retailers[region];
    const spec: RegionSpec = {
      ...(state.offices[region].length > 0 && { offices: [...state.offices[region]] }),
      ...(lying.length > 0 && { progress: Object.fromEntries(lying) }),
      ...(sold.some((seller) => seller !== null) && { sold: [...sold] }),
      ...(retailer && { retailer }),
    };
    return Object.keys(spec).length > 0 ? [[region, spec]] : [];
  });
  return {
    rules: setup.ruleSet,
    ...(Object.keys(setup.rulings).length > 0 && { rulings: setup.rulings }),
    seats: state.seats.map(({ colour }) => colour),
    ...(automated && { steve: automated.colour }),
    sides: { ...state.sides },
    seed: setup.seed >>> 0,
    round: state.round,
    phase,
    bare: true,
    table: Object.fromEntries(state.seats.map((seat) => [seat.colour, seatSpec(state, seat)])),
    board: Object.fromEntries(board),
    block: state.block.map((tile) => pairOf(components, tile)),
    tokens: state.tokens,
    ...(setup.components && { components: setup.components }),
  };
}
