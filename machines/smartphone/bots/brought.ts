import type { Action } from '../actions.ts';
import { type Colour, type Region, regions, type Technology } from '../names.ts';
import { finalStandings } from '../rules/end.ts';
import { officesIn, seatOf } from '../rules/lookup.ts';
import type { GameState } from '../state.ts';
import { stateAfter } from './sharp/playout.ts';
import { soundChoice } from './sound.ts';

/** What a line of play has brought a seat when its round has been scored. */
export type RoundBrought = {
  price: number;
  /** Buyers it has sold to, and goods that found none. */
  buyers: number;
  lost: number;
  /** Regions with a new office, as often as one was opened there. */
  offices: readonly Region[];
  technologies: readonly Technology[];
  /** VP of this round, and what patents and retailers won in it add at the end (SE.1). */
  vp: number;
  atEnd: number;
};

const endVp = (state: GameState, colour: Colour): number => {
  const standing = finalStandings(state).find((each) => each.colour === colour);
  return (standing?.patents ?? 0) + (standing?.retailers ?? 0);
};

/** Plays these actions, then the round to its end, everyone making sound choices, and counts. */
export function roundBrought(before: GameState, actions: readonly Action[], colour: Colour): RoundBrought {
  let state = before;
  let [price, buyers, lost] = [seatOf(before, colour).price, 0, 0];
  const play = (action: Action): void => {
    state = stateAfter(state, action);
    for (const { what, params } of state.news) {
      if (params['seat'] !== colour) continue;
      if (what === 'priced' || what === 'bonusPrice') price = Number(params['price']);
      if (what === 'salesScored') buyers = Number(params['goods']);
      if (what === 'goodsLost') lost = Number(params['goods']);
    }
  };
  for (const action of actions) play(action);
  while (state.round === before.round && state.turn) play(soundChoice(state, seatOf(state, state.turn.seat)).action);
  const [was, is] = [seatOf(before, colour), seatOf(state, colour)];
  const income = is.income[before.round - 1] ?? { sales: 0, offBoard: 0, control: 0 };
  return {
    price,
    buyers,
    lost,
    offices: regions.flatMap((region) =>
      Array<Region>(Math.max(0, officesIn(state, region, colour) - officesIn(before, region, colour))).fill(region),
    ),
    technologies: is.technologies.filter((technology) => !was.technologies.includes(technology)),
    vp: income.sales + income.offBoard + income.control,
    atEnd: endVp(state, colour) - endVp(before, colour),
  };
}
