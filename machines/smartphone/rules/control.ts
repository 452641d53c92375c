import { rulesOf } from '../choices.ts';
import type { Colour, Region } from '../names.ts';
import type { GameState } from '../state.ts';
import { componentsOf, hasOffice, hasRetailer } from './lookup.ts';

export interface Seller {
  colour: Colour;
  goods: number;
  /** The tie-break that put this seller ahead of the next one was needed (S8.3). */
  tied: boolean;
}

/** S8.3: lower stands further left. Without an office a seller comes after all who have one, then by goods (S8.5). */
function leftness(state: GameState, region: Region, colour: Colour): [number, number] {
  const good = state.sold[region].indexOf(colour);
  if (rulesOf(state).controlTie === 'goods') return [good, 0];
  const office = state.offices[region].indexOf(colour);
  return office < 0 ? [Number.POSITIVE_INFINITY, good] : [office, 0];
}

/** Goods a seat has sold here this round. */
export function goodsSold(state: GameState, region: Region, colour: Colour): number {
  let goods = 0;
  for (const owner of state.sold[region]) if (owner === colour) goods++;
  return goods;
}

/** S8.2 to S8.5: who sold here, best first. */
export function sellers(state: GameState, region: Region): Seller[] {
  const needsOffice = rulesOf(state).controlWithoutOffice === 'needsOffice';
  const counted: { colour: Colour; goods: number; left: [number, number] }[] = [];
  for (const { colour } of state.seats) {
    const goods = goodsSold(state, region, colour);
    if (goods === 0 || (needsOffice && !hasOffice(state, region, colour))) continue;
    counted.push({ colour, goods, left: leftness(state, region, colour) });
  }
  counted.sort((a, b) => b.goods - a.goods || a.left[0] - b.left[0] || a.left[1] - b.left[1]);
  return counted.map(({ colour, goods }, at) => ({ colour, goods, tied: counted[at + 1]?.goods === goods }));
}

/** S8.2: what the space of the rightmost office pays, whoever owns it; nothing without an office (S8.5). */
export function controlSpace(state: GameState, region: Region) {
  if (hasRetailer(state, region)) return undefined;
  const { sizes, regions } = componentsOf(state);
  return sizes[regions[region].size].offices[state.offices[region].length - 1];
}
