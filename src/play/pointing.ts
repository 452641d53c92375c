import type { Action } from '@machines/smartphone/actions.ts';
import { step } from '@machines/smartphone/flow.ts';
import type { Colour, Region } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { willingBuyer } from '@machines/smartphone/rules/sale.ts';
import { componentsOf, findSeat, hasBonus, hasOffice } from '@machines/smartphone/rules/table.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { actionWords, line } from '@machines/smartphone/words/line.ts';
import type { Place, Target } from './places.ts';

/** What pointing at a place asks for, given the phase: the action meant, most likely one first. */
export function meant(state: GameState, seat: Colour, place: Place): Action[] {
  switch (place.kind) {
    case 'improvement':
      return [{ type: 'takeImprovement', seat, tile: place.tile }];
    case 'tokens':
      return [{ type: 'takeToken', seat }];
    case 'technology':
      return [
        { type: 'complete', seat, technology: place.technology },
        { type: 'research', seat, technology: place.technology },
        { type: 'bonusProgress', seat, technologies: [place.technology] },
      ];
    case 'buyer':
      return [{ type: 'sell', seat, region: place.region, buyer: place.buyer }];
    case 'region':
      return meantInRegion(state, seat, place.region);
  }
}

function meantInRegion(state: GameState, seat: Colour, region: Region): Action[] {
  const who = findSeat(state, seat);
  const second: Action = { type: 'secondOffice', seat, region };
  const expand: Action = { type: 'expand', seat, region };
  switch (state.phase) {
    case 'sale':
      return [{ type: 'sell', seat, region, buyer: Math.max(0, who ? willingBuyer(state, who, region) : 0) }];
    case 'research':
      return state.pending?.kind === 'bonus'
        ? [{ type: 'bonusOffice', seat, region }]
        : [{ type: 'placeFreeOffice', seat, region }];
    default:
      if (state.pending) return [{ type: 'bonusOffice', seat, region }];
      // With Wi-Fi side A an own region means a second office; without it, the rule that allows only one.
      return hasOffice(state, region, seat) && who && hasBonus(state, who, 'Wi-Fi', 'A')
        ? [second, expand]
        : [expand, second];
  }
}

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Actions whose own news says more than their name: how far the progress is, what the price will be. */
const telling: readonly Action['type'][] = ['research', 'expand', 'sellOffBoard'];

/** What an action would do, in the words of the rules that would do it. */
export function foretell(state: GameState, action: Action): string {
  const result = step(state, action);
  const components = componentsOf(state);
  const own = `${actionWords(action, components)}.`;
  if (!result.ok) return own;
  // Who is next is no part of what the action does.
  const ownNews = result.state.news.filter(({ what }) => what !== 'order');
  const told = ownNews.slice(0, 2).map((each) => line(each, components));
  return telling.includes(action.type) ? told.join(' ') : [own, ...told.slice(1)].join(' ');
}

/** Outside the sale a buyer is only a part of his region. */
export const pointedAt = (state: GameState, place: Place): Place =>
  place.kind === 'buyer' && state.phase !== 'sale' ? { kind: 'region', region: place.region } : place;

/** The legal target at a place, or null. */
export function targetAt(state: GameState, seat: Colour, place: Place): Target | null {
  const legal = legalActions(state);
  for (const action of meant(state, seat, place)) {
    const found = legal.find((each) => same(each, action));
    if (found) return { action: found, words: foretell(state, found) };
  }
  return null;
}

/** The action whose refusal explains best why nothing can be done at a place. */
export const askedAt = (state: GameState, seat: Colour, place: Place): Action => {
  const actions = meant(state, seat, place);
  const bonus = state.pending?.kind === 'bonus';
  const fitting = actions.find(({ type }) => type !== 'complete' && (type === 'bonusProgress') === bonus);
  return (fitting ?? actions[0]) as Action;
};

/** Whether the bonus that is offered is two progress, which are placed in one action (SR.4). */
export const givesTwoProgress = ({ pending }: GameState): boolean =>
  pending?.kind === 'bonus' && pending.bonus.kind === 'progress' && pending.bonus.amount === 2;
