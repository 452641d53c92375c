import { type ChangedOf, type ChangeOf, nearest, readingChanger } from '../../core/lab/nearest.ts';
import type { Action } from '../actions.ts';
import { choiceRows, type RuleSet, type Rules, ruleSets, rulesOf } from '../choices.ts';
import type { ClauseId } from '../clauses/index.ts';
import { refuse } from '../flow.ts';
import type { Colour, Company } from '../names.ts';
import { hexesAround } from '../rules/board.ts';
import { legalActions } from '../rules/legal.ts';
import { findCompany, findSeat, withCompany, withSeat, withTurn } from '../rules/lookup.ts';
import { issuedTo } from '../rules/shares.ts';
import type { GameState } from '../state.ts';
import type { ChangeKey } from '../words/en/changes.ts';

export type Change = ChangeOf<Action, ChangeKey, ClauseId>;
export type Changed = ChangedOf<GameState, Action, ChangeKey, ClauseId>;

/** There is one rulebook, so that only rulings can be otherwise. */
const { rulingChanges } = readingChanger<RuleSet, Rules, ClauseId>({ readings: choiceRows, ruleSets, rulesOf });

function otherTime(state: GameState, seat: Colour): Changed[] {
  const { auction } = state.turn;
  return [
    {
      what: 'turn',
      params: { seat },
      state: withTurn({ ...state, phase: 'choosing' }, { seat, auction: null, acting: null }),
    },
    ...(auction && !auction.passed.includes(seat)
      ? [
          {
            what: 'asked',
            params: { seat },
            state: withTurn(state, { auction: { ...auction, toAct: seat } }),
          } as Changed,
        ]
      : []),
  ];
}

/** More money, dollar by dollar: the first sum that will do is told. */
const sums = (from: number): number[] => Array.from({ length: 60 }, (_, n) => Math.floor(from) + n + 1);

const moreCash = (state: GameState, { seat }: Action): Changed[] =>
  sums(findSeat(state, seat)?.cash ?? 0).map((cash) => ({
    what: 'cash',
    params: { seat, cash },
    state: withSeat(state, seat, { cash }),
  }));

const moreTreasury = (state: GameState, company: Company): Changed[] =>
  sums(findCompany(state, company)?.treasury ?? 0).map((treasury) => ({
    what: 'treasury',
    params: { company, treasury },
    state: withCompany(state, company, { treasury }),
  }));

/** A share more in play: with this seat, or in the pool. */
function moreShares(state: GameState, { seat }: Action, company: Company): Changed[] {
  const { unissued = 0, pool = 0 } = findCompany(state, company) ?? {};
  if (unissued < 1) return [];
  const shares = { ...findSeat(state, seat)?.shares, [company]: issuedTo(state, seat, company) + 1 };
  const issued = withSeat(withCompany(state, company, { unissued: unissued - 1 }), seat, { shares });
  return [
    { what: state.phase === 'acting' ? 'issued' : 'share', params: { seat, company }, state: issued },
    {
      what: 'pool',
      params: { company },
      state: withCompany(state, company, { unissued: unissued - 1, pool: pool + 1 }),
    },
  ];
}

/** The hex free, or one beside it in the company's own network. */
function otherMap(state: GameState, action: Action, company: Company): Changed[] {
  if (action.type !== 'expand') return [];
  const { [action.hex]: taken, ...towers } = state.towers;
  return [
    ...(taken ? [{ what: 'free', params: { hex: action.hex }, state: { ...state, towers } } as Changed] : []),
    ...hexesAround(state, action.hex)
      .filter((hex) => !(hex in state.towers))
      .map((hex): Changed => {
        const network = { ...state.towers, [hex]: { company, value: 1 } };
        return { what: 'network', params: { company, hex }, state: { ...state, towers: network } };
      }),
  ];
}

function changes(state: GameState, action: Action): Changed[] {
  if (!findSeat(state, action.seat) || state.phase === 'over') return rulingChanges(state);
  const company = 'company' in action ? action.company : state.turn.acting?.company;
  return [
    ...otherTime(state, action.seat),
    ...(action.type === 'bid' ? moreCash(state, action) : []),
    ...(company && findCompany(state, company)
      ? [...moreTreasury(state, company), ...moreShares(state, action, company), ...otherMap(state, action, company)]
      : []),
    ...rulingChanges(state),
  ];
}

/** Another turn, more money, a share, a hex or a ruling. */
export const nearestLegal = nearest<GameState, Action, ChangeKey, ClauseId>({
  refuse,
  legalActions,
  like: (asked, each) => (asked.type === 'expand' && each.type === 'expand' ? asked.hex === each.hex : false),
  changes,
  once: ['cash', 'treasury', 'network'],
});
