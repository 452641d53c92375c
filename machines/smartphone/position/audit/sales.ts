import { type Colour, type Region, regions } from '../../names.ts';
import { componentsOf, findSeat, hasBonus, hasOffice, hasRetailer } from '../../rules/lookup.ts';
import { isWilling } from '../../rules/sale.ts';
import type { GameState } from '../../state.ts';
import { type Audit, type Finding, found, isPast, when } from './finding.ts';

/** One good that lies with a buyer: how it could not have come there (S7.2 to S7.4). */
function sale(state: GameState, region: Region, at: number, colour: Colour): Finding[] {
  const seat = findSeat(state, colour);
  const params = { seat: colour, region };
  if (!seat) return [found('S0.1', 'soldUnseated', params)];
  if (hasRetailer(state, region)) return [found('SR.1', 'soldAtRetailer', params)];
  if (!hasOffice(state, region, colour) && !hasBonus(state, seat, '4G', 'B'))
    return [found('S7.2', 'soldWithoutOffice', params)];
  const { buyers } = componentsOf(state).regions[region];
  const buyer = buyers[at];
  if (buyer && !isWilling(seat, buyer))
    return 'price' in buyer
      ? [found('S7.3', 'soldOverPrice', { ...params, limit: buyer.price, price: seat.price })]
      : [found('S7.3', 'soldUnwilling', { ...params, technology: buyer.technology })];
  const passed = buyers.slice(0, at).some((other, n) => state.sold[region][n] === null && isWilling(seat, other));
  return when(passed, 'S7.4', 'soldSkipping', params);
}

/** S7.7: without an office one good in a region. */
const remote = (state: GameState, region: Region): Finding[] =>
  state.seats.flatMap((seat) => {
    const goods = state.sold[region].filter((seller) => seller === seat.colour).length;
    const allowed = hasOffice(state, region, seat.colour) || !hasBonus(state, seat, '4G', 'B');
    return when(!allowed && goods > 1, 'S7.7', 'soldRemoteTwice', { seat: seat.colour, region, goods });
  });

export const sales: Audit = (state) =>
  regions.flatMap((region) => {
    const sold = state.sold[region].flatMap((colour, at) => (colour ? [{ colour, at }] : []));
    if (sold.length === 0) return [];
    // Goods that lie there as the sale begins were sold by whoever is thought to have gone before.
    if (!isPast(state, 'logistics')) return [found('SN.1', 'soldTooEarly', { region })];
    return [...sold.flatMap(({ colour, at }) => sale(state, region, at, colour)), ...remote(state, region)];
  });
