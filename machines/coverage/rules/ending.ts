import { rulesOf } from '../choices.ts';
import type { Company } from '../names.ts';
import type { GameState, Standing } from '../state.ts';
import { tell } from './lookup.ts';
import { cents } from './money.ts';
import { news } from './refuse.ts';
import { allIssued, shareValue } from './shares.ts';

/** After each turn: has it set off the end, was it the last, or does the game go on? */

/** C6.1, and C7.4 while the last turns are counted. */
export const everyonePassed = (state: GameState): boolean =>
  state.passes >= state.seats.length && (state.ending === null || rulesOf(state).passInEndGame === 'ends');

/** Companies that have run out and were not counted yet (C3.5, C4.7). */
const newlyOut = (state: GameState): Company[] =>
  state.companies
    .map(({ colour }) => colour)
    .filter((company) => allIssued(state, company) && !state.ending?.companies.includes(company));

/** C7.1, and C7.3 for a second company. */
export const endSetOff = (state: GameState): boolean =>
  newlyOut(state).length > 0 && (state.ending === null || rulesOf(state).secondTrigger === 'again');

/** C7.1: one more turn for all but the turn player, then a last round. */
export function countLastTurns(state: GameState): GameState {
  const companies = newlyOut(state);
  const turnsLeft = 2 * state.seats.length - 1;
  const { seat } = state.turn;
  const [company = seat] = companies;
  return tell(
    { ...state, ending: { seat, companies: [...(state.ending?.companies ?? []), ...companies], turnsLeft } },
    news('C7.1', 'endSetOff', { seat, company, turns: turnsLeft }),
  );
}

export const lastTurnPlayed = (state: GameState): boolean => state.ending?.turnsLeft === 1;

export const countTurn = (state: GameState): GameState =>
  state.ending ? { ...state, ending: { ...state.ending, turnsLeft: state.ending.turnsLeft - 1 } } : state;

/** C7.2: every seat's net worth with its parts, best first. */
export function finalStandings(state: GameState): Standing[] {
  const worths = state.seats.map(({ colour, cash, shares }) => {
    const value = Object.entries(shares).reduce(
      (sum, [company, count]) => sum + count * shareValue(state, company as Company),
      0,
    );
    return { colour, cash, shares: value, total: cents(cash + value) };
  });
  const ahead = (a: (typeof worths)[number], b: (typeof worths)[number]): boolean =>
    a.total > b.total || (a.total === b.total && rulesOf(state).worthTie === 'moreCash' && a.cash > b.cash);
  return worths
    .map((worth) => ({ ...worth, place: 1 + worths.filter((other) => ahead(other, worth)).length }))
    .sort((a, b) => a.place - b.place);
}

export function endGame(state: GameState): GameState {
  const standings = finalStandings(state);
  const winners = standings.filter(({ place }) => place === 1);
  const amount = winners[0]?.total ?? 0;
  return tell(
    { ...state, phase: 'over', standings },
    everyonePassed(state) ? news('C6.1', 'allPassed', {}) : news('C7.1', 'lastTurnOver', {}),
    ...standings.map(({ colour: seat, cash, shares, total }) => news('C7.2', 'worth', { seat, cash, shares, total })),
    news('C7.2', winners.length > 1 ? 'shared' : 'won', { seats: winners.map(({ colour }) => colour), amount }),
  );
}
