import type { Colour, Company } from '@machines/coverage/names.ts';
import { finalStandings } from '@machines/coverage/rules/ending.ts';
import type { NewsOf } from '@machines/coverage/rules/refuse.ts';
import { issuedTo } from '@machines/coverage/rules/shares.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import type { CoverageGuideWords } from '@/i18n/en/coverageGuide.ts';
import { count } from '@/i18n/format.ts';
import { lastTurn, type PastTurn } from '@/play/guide/lastTurn.ts';
import type { Session } from '../coverage.ts';
import { turnOf } from './guide.ts';

/** What a turn has brought, what was lost and why; the sentence stands in the words, by `kind`. */
export interface Fact {
  kind: keyof CoverageGuideWords['after'];
  n: number;
  company?: Company;
  seat?: Colour;
  values?: Record<string, string | number>;
}

const worthOf = (state: GameState, seat: Colour): number =>
  finalStandings(state).find(({ colour }) => colour === seat)?.total ?? 0;

const sum = (news: readonly NewsOf[], name: string): number =>
  news.reduce((total, { params }) => total + Number(params[name]), 0);

/** What was paid for cities and leases, to the seat and to the others. */
function payouts(news: readonly NewsOf[], seat: Colour): Fact[] {
  const paid = news.filter(({ what }) => what === 'cityPaid' || what === 'leasePaid');
  const own = sum(
    paid.filter(({ params }) => params['seat'] === seat),
    'amount',
  );
  const others = paid.filter(({ params }) => params['seat'] !== seat);
  const company = others[0]?.params['company'] as Company | undefined;
  return [
    ...(own > 0 ? [{ kind: 'paid', n: own } as const] : []),
    ...(company ? [{ kind: 'paidOthers', n: sum(others, 'amount'), company } as const] : []),
  ];
}

function fromNews({ what, params }: NewsOf, seat: Colour): Fact[] {
  const n = Number(params['amount']);
  const company = params['company'] as Company;
  const who = params['seat'] as Colour;
  switch (what) {
    case 'upkeep':
      return who === seat ? [{ kind: 'upkeep', n, company }] : [];
    case 'bought':
    case 'boughtFromPool':
    case 'tookFree':
      return [{ kind: who === seat ? 'bought' : 'boughtByOther', n: n || 0, company, seat: who }];
    case 'pooled':
      return [{ kind: 'pooled', n, company }];
    case 'passed':
      return who === seat ? [{ kind: 'passed', n: 0 }] : [];
    default:
      return [];
  }
}

/** What was built in the turn, and whose shares have risen by it. */
function built(news: readonly NewsOf[], state: GameState, seat: Colour): Fact[] {
  const items = news.filter(({ what }) => what === 'built');
  const company = items[0]?.params['company'] as Company | undefined;
  if (!company) return [];
  const own = issuedTo(state, seat, company);
  const all = state.seats.reduce((total, { colour }) => total + issuedTo(state, colour, company), 0);
  return [{ kind: 'built', n: sum(items, 'value'), company, values: { shares: own, others: all - own } }];
}

export interface After {
  facts: Fact[];
  turn: PastTurn;
}

/** What the last turn that a seat had a part in came to; null when there has been none. */
export function afterTurn(session: Session, seat: Colour, cursor: number): After | null {
  const turn = lastTurn(session, seat, cursor, turnOf);
  if (!turn) return null;
  const before = session.at(turn.from).state;
  const news = Array.from({ length: turn.to - turn.from }, (_, at) => session.at(turn.from + at + 1).state.news).flat();
  const { state } = session.at(turn.to);
  const worth = worthOf(state, seat);
  const was = worthOf(before, seat);
  return {
    turn,
    facts: [
      ...built(news, state, seat),
      ...payouts(news, seat),
      ...news.flatMap((item) => fromNews(item, seat)),
      ...(worth === was ? [] : [{ kind: 'worth', n: worth, values: { before: dollars(was) } } as const]),
    ],
  };
}

interface Names {
  companies: Record<Company, string>;
  seats: Record<Colour, string>;
}

/** A fact as a sentence. */
export const factWords = (fact: Fact, words: CoverageGuideWords, names: Names): string =>
  count(words.after[fact.kind], fact.n, {
    ...fact.values,
    amount: dollars(fact.n),
    company: fact.company ? names.companies[fact.company] : '',
    seat: fact.seat ? names.seats[fact.seat] : '',
  });
