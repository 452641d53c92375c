import { type Colour, type Region, regions } from '@machines/smartphone/names.ts';
import { componentsOf, hasBonus, hasOffice, hasRetailer, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { isWilling } from '@machines/smartphone/rules/sale.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Stand } from '@/games/smartphone/board/marks.ts';

/** How every buyer stands to a price: would buy and is in reach, would buy where there is no office, would not. */
export function standsAt(state: GameState, colour: Colour, price: number): Partial<Record<Region, Stand[]>> {
  const seat = { ...seatOf(state, colour), price };
  const anywhere = hasBonus(state, seat, '4G', 'B');
  const stands: Partial<Record<Region, Stand[]>> = {};
  for (const region of regions) {
    if (hasRetailer(state, region)) continue;
    const here = hasOffice(state, region, colour);
    // 4G side B sells one good in each region without an office (S9.12).
    let remote = anywhere && !here ? 1 : 0;
    stands[region] = componentsOf(state).regions[region].buyers.map((buyer): Stand => {
      if (!isWilling(seat, buyer)) return 'no';
      if (here) return 'in';
      return remote-- > 0 ? 'in' : 'out';
    });
  }
  return stands;
}

export const countStands = (stands: Partial<Record<Region, readonly Stand[]>>, stand: Stand): number =>
  Object.values(stands).reduce((sum, row) => sum + row.filter((each) => each === stand).length, 0);
