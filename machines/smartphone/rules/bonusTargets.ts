import type { ActionOf } from '../actions.ts';
import { rulesOf } from '../choices.ts';
import type { RetailerBonus } from '../components/types.ts';
import { type Colour, type Region, regions, type Technology, technologies } from '../names.ts';
import type { GameState } from '../state.ts';
import { hasOffice, hasRetailer, isFull, officesIn, seatOf } from './lookup.ts';
import { type RefusalOf, refusal } from './refuse.ts';
import { officesLeft, progressLeft } from './supply.ts';

/** SR.4, S9.3: a second office goes where the seat has exactly one, never on a retailer. */
export function refuseSecondOffice(
  state: GameState,
  colour: Colour,
  region: Region,
  rule: 'S9.3' | 'SR.4',
): RefusalOf | null {
  const offices = officesIn(state, region, colour);
  if (hasRetailer(state, region)) return refusal(rule, 'noSecondOnRetailer', { region });
  if (offices !== 1) return refusal(rule, 'secondOfficeNeedsOne', { region, offices });
  if (isFull(state, region)) return refusal('S6.5', 'regionFull', { region });
  return officesLeft(state, colour) < 1 ? refusal('S0.3', 'noOfficesLeft', {}) : null;
}

type Move = Pick<ActionOf<'bonusMove'>, 'from' | 'space' | 'to'>;

/** SR.6: region to region or retailer to retailer, to a free space where the seat has no office. */
export function refuseMove(state: GameState, colour: Colour, here: Region, { from, space, to }: Move) {
  const rules = rulesOf(state);
  if (state.offices[from][space] !== colour) return refusal('SR.6', 'moveNothing', { from });
  if (from === to) return refusal('SR.6', 'moveSame', {});
  if (rules.moveFrom === 'others' && (from === here || to === here)) return refusal('SR.6', 'moveThisRetailer', {});
  if (rules.moveTargets === 'sameKind' && hasRetailer(state, from) !== hasRetailer(state, to))
    return refusal('SR.6', 'moveKinds', {});
  if (hasOffice(state, to, colour)) return refusal('SR.6', 'officeThere', { region: to });
  return isFull(state, to) ? refusal('S6.5', 'regionFull', { region: to }) : null;
}

/** Every move of an office that SR.6 allows. */
export const moves = (state: GameState, colour: Colour, here: Region): Move[] =>
  regions.flatMap((from) =>
    state.offices[from].flatMap((owner, space) =>
      owner === colour
        ? regions.flatMap((to) => {
            const move = { from, space, to };
            return refuseMove(state, colour, here, move) ? [] : [move];
          })
        : [],
    ),
  );

export const secondOfficeRegions = (state: GameState, colour: Colour, rule: 'S9.3' | 'SR.4'): Region[] =>
  regions.filter((region) => !refuseSecondOffice(state, colour, region, rule));

export const technologiesLacking = (state: GameState, colour: Colour): Technology[] =>
  technologies.filter((technology) => !seatOf(state, colour).technologies.includes(technology));

/** How much of a progress bonus can be placed: all of it, unless markers run out (S0.3). */
export const bonusProgressAmount = (state: GameState, colour: Colour, amount: number): number =>
  Math.min(amount, progressLeft(state, colour));

/** SR.3: whether a bonus has any legal use; without one it is lost. */
export function bonusUsable(state: GameState, colour: Colour, here: Region, bonus: RetailerBonus): boolean {
  switch (bonus.kind) {
    case 'progress':
      return technologiesLacking(state, colour).length > 0 && bonusProgressAmount(state, colour, bonus.amount) > 0;
    case 'secondOffice':
      return secondOfficeRegions(state, colour, 'SR.4').length > 0;
    case 'moveOffice':
      return moves(state, colour, here).length > 0;
    default:
      return true;
  }
}
