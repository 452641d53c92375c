import { sameAction } from '@machines/core/sameAction.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { microsteps } from '@machines/smartphone/flow.ts';
import type { Colour, Region, Technology } from '@machines/smartphone/names.ts';
import { bonusProgressAmount } from '@machines/smartphone/rules/bonusTargets.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import {
  componentsOf,
  costOfRegion,
  findSeat,
  hasBonus,
  hasOffice,
  hasRetailer,
  progressIn,
} from '@machines/smartphone/rules/lookup.ts';
import { willingBuyer } from '@machines/smartphone/rules/sale.ts';
import { costOfTechnology } from '@machines/smartphone/rules/technologies.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { foretoldWords } from '@machines/smartphone/words/line.ts';
import type { Amount, Place, Target } from './boardPlaces.ts';

/** What pressing a place of the table means, by phase. The rules say which reading is legal, and why one is not. */

/** S7.4: the buyer a good would go to; where nobody is willing, the first who has not bought yet. */
function buyerIn(state: GameState, seat: Colour, region: Region): number {
  const who = findSeat(state, seat);
  const willing = who ? willingBuyer(state, who, region) : -1;
  return Math.max(0, willing >= 0 ? willing : state.sold[region].indexOf(null));
}

/** SR.6: moves away from a region where one has an office, moves to it from anywhere else. */
function movesAt(state: GameState, seat: Colour, region: Region, uses: readonly Action[]): Action[] {
  const leaving = hasOffice(state, region, seat);
  const moves = uses.filter((use) => use.type === 'bonusMove' && (leaving ? use.from : use.to) === region);
  if (moves.length > 0) return moves;
  // Whose refusal says most: a move that could be made but for this region, so one of the same kind of place.
  const others = (Object.keys(state.offices) as Region[]).filter(
    (other) => other !== region && hasOffice(state, other, seat) !== leaving,
  );
  const other = others.find((each) => hasRetailer(state, each) === hasRetailer(state, region)) ?? others[0] ?? region;
  const [from, to] = leaving ? [region, other] : [other, region];
  return [{ type: 'bonusMove', seat, from, space: Math.max(0, state.offices[from].indexOf(seat)), to }];
}

const progressOn = (state: GameState, seat: Colour, technology: Technology, amount: number): Action => ({
  type: 'bonusProgress',
  seat,
  technologies: Array<Technology>(bonusProgressAmount(state, seat, amount)).fill(technology),
});

/** SR.3: what a press means while a retailer offers its bonus; null where the bonus has nothing to do with it. */
function bonusMeant(state: GameState, seat: Colour, place: Place): Action[] | null {
  const { pending } = state;
  if (pending?.kind !== 'bonus') return null;
  const uses = legalActions(state).flatMap((use) => (use.type === 'declineBonus' ? [] : [{ ...use, seat }]));
  // The retailer itself: whatever its bonus can be used for.
  if (place.kind === 'region' && place.region === pending.region) return uses;
  if (place.kind === 'technology' && pending.bonus.kind === 'progress') {
    const { technology } = place;
    const here = uses.filter((use) => use.type === 'bonusProgress' && use.technologies.includes(technology));
    return [progressOn(state, seat, technology, pending.bonus.amount), ...here];
  }
  if (place.kind !== 'region') return null;
  if (pending.bonus.kind === 'secondOffice') return [{ type: 'bonusOffice', seat, region: place.region }];
  return pending.bonus.kind === 'moveOffice' ? movesAt(state, seat, place.region, uses) : null;
}

function meantInRegion(state: GameState, seat: Colour, region: Region): Action[] {
  const expand: Action = { type: 'expand', seat, region };
  const who = findSeat(state, seat);
  if (state.phase === 'sale') return [{ type: 'sell', seat, region, buyer: buyerIn(state, seat, region) }];
  if (state.pending?.kind === 'freeOffice') return [{ type: 'placeFreeOffice', seat, region }];
  // S9.3: with Wi-Fi side A an own region means a second office; without it, the rule that allows only one (S6.5).
  return state.phase === 'logistics' && hasOffice(state, region, seat) && who && hasBonus(state, who, 'Wi-Fi', 'A')
    ? [{ type: 'secondOffice', seat, region }, expand]
    : [expand];
}

/** The readings of a press in this phase; the first one is what it is refused as when none is legal. */
function meant(state: GameState, seat: Colour, place: Place): [Action, ...Action[]] {
  const [first, ...more] = bonusMeant(state, seat, place) ?? [];
  if (first) return [first, ...more];
  switch (place.kind) {
    case 'improvement':
      return [{ type: 'takeImprovement', seat, tile: place.tile }];
    case 'tokens':
      return [{ type: 'takeToken', seat }];
    case 'technology':
      return [
        { type: 'research', seat, technology: place.technology },
        { type: 'complete', seat, technology: place.technology },
      ];
    case 'buyer':
      return [{ type: 'sell', seat, region: place.region, buyer: place.buyer }];
    case 'region':
      return meantInRegion(state, seat, place.region) as [Action, ...Action[]];
  }
}

/** What a legal action would do, as an instruction; what follows by itself is not its doing. */
export const foretell = (state: GameState, action: Action): string =>
  foretoldWords(action, microsteps(state, action)[0]?.news ?? [], componentsOf(state));

/** The legal target at a place, or null. */
export function targetAt(state: GameState, seat: Colour, place: Place): Target | null {
  const readings = meant(state, seat, place);
  const [action, ...others] = legalActions(state).filter((legal) => readings.some((each) => sameAction(each, legal)));
  return action ? { actions: [action, ...others], words: foretell(state, action) } : null;
}

/** How much progress may go there in one go, as far as it is of use. */
function amountsOf(state: GameState, action: Action): readonly Amount[] | undefined {
  const seat = findSeat(state, action.seat);
  if (!seat || !state.turn) return undefined;
  const missing =
    action.type === 'expand'
      ? costOfRegion(state, action.region) - progressIn(state, action.region, action.seat)
      : action.type === 'research'
        ? costOfTechnology(state, seat, action.technology) - seat.research[action.technology]
        : 0;
  const most = Math.min(state.turn.progress, missing);
  return Array.from({ length: most }, (_, at) => ({ n: at + 1, completes: at + 1 === missing }));
}

/** The target where several of the same move can be made in one go; elsewhere each press is one move. */
export function targetInOneGo(state: GameState, seat: Colour, place: Place): Target | null {
  const target = targetAt(state, seat, place);
  const amounts = target?.actions.length === 1 ? amountsOf(state, target.actions[0]) : undefined;
  if (!target || !amounts?.[0]) return target;
  return amounts.length > 1 ? { ...target, amounts } : { ...target, completes: amounts[0].completes };
}

/** The action whose refusal explains best why nothing can be done at a place. */
export const askedAt = (state: GameState, seat: Colour, place: Place): Action => meant(state, seat, place)[0];
