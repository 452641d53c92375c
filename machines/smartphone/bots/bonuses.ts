import { best } from '../../core/bots/choice.ts';
import type { Action, ActionOf } from '../actions.ts';
import { ofType } from '../actions.ts';
import type { Region, Technology } from '../names.ts';
import { componentsOf, retailerSide } from '../rules/lookup.ts';
import { planMeans } from '../rules/planning.ts';
import { onTrack } from '../rules/yields.ts';
import type { GameState, Seat } from '../state.ts';
import { because } from './because.ts';
import type { Choice } from './think.ts';
import { demand, officeRaise, regionWorth, technologyGoals } from './worth.ts';

/** What a retailer offers (SR.4), and the free office of Gamepad side B (S9.6). */

const revenue = (state: GameState, seat: Seat, change: number): number => {
  const price = onTrack(componentsOf(state), planMeans(state, seat.colour).rules, seat.price + change);
  return price * Math.min(seat.goods, demand(state, seat, price));
};

/** Technologies as they are listed, each once. */
export const named = (technologies: readonly Technology[]) =>
  [...new Set(technologies)].map((technology) => because('technology', { technology }));

function chooseProgress(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const goals = technologyGoals(state, seat);
  const worth = (placed: readonly Technology[]): number =>
    goals.reduce((sum, { name, need, worth: each }) => {
      const there = placed.filter((technology) => technology === name).length;
      return sum + (each / need) * Math.min(there, need) * (there >= need ? 1.5 : 1);
    }, 0);
  const action = best(ofType(legal, 'bonusProgress'), ({ technologies }) => worth(technologies));
  return (
    action && {
      action,
      why: because('bonusProgress', {}, { technologies: named(action.technologies) }),
    }
  );
}

function choosePrice(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const action = best(ofType(legal, 'bonusPrice'), ({ change }) => revenue(state, seat, change));
  const declined = ofType(legal, 'declineBonus')[0];
  if (!action) return null;
  if (declined && revenue(state, seat, action.change) <= revenue(state, seat, 0))
    return { action: declined, why: because('keepsPrice') };
  return { action, why: because(action.change > 0 ? 'priceUp' : 'priceDown') };
}

/** SR.6: to a better place than it leaves. */
function chooseMove(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const leaves = (region: Region, space: number): number =>
    retailerSide(state, region)?.vp[space] ?? regionWorth(state, seat, region);
  const gain = ({ from, space, to }: ActionOf<'bonusMove'>) => regionWorth(state, seat, to) - leaves(from, space);
  const action = best(ofType(legal, 'bonusMove'), gain);
  if (!action || gain(action) <= 0) return null;
  return { action, why: because('betterPlace', { from: action.from, to: action.to }) };
}

export function chooseBonus(state: GameState, seat: Seat, legal: readonly Action[]): Choice | null {
  const [goods] = ofType(legal, 'takeBonus');
  if (goods) return { action: goods, why: because('moreGoods') };
  const free = best(ofType(legal, 'placeFreeOffice'), ({ region }) => regionWorth(state, seat, region));
  if (free) return { action: free, why: because('freeOffice', { region: free.region }) };
  const second = best(ofType(legal, 'bonusOffice'), ({ region }) => officeRaise(state, region));
  if (second) return { action: second, why: because('secondOffice', { region: second.region }) };
  const chosen =
    chooseProgress(state, seat, legal) ?? choosePrice(state, seat, legal) ?? chooseMove(state, seat, legal);
  if (chosen) return chosen;
  const [declined] = ofType(legal, 'declineBonus');
  return declined ? { action: declined, why: because('noBonus') } : null;
}
