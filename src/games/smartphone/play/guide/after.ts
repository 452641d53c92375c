import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import { type Colour, type Region, regions, type Technology } from '@machines/smartphone/names.ts';
import { costOfRegion, hasOffice, hasRetailer, progressIn, seatOf } from '@machines/smartphone/rules/lookup.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { sellable } from '@machines/smartphone/rules/sale.ts';
import { costOfTechnology } from '@machines/smartphone/rules/technologies.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { namer, regionName, technologyName } from '@machines/smartphone/words/namer.ts';
import type { GuideWords } from '@/i18n/en/guide.ts';
import { count } from '@/i18n/format.ts';
import { lastTurn, type PastTurn } from '@/play/guide/lastTurn.ts';
import { countStands, standsAt } from '../planReach.ts';
import type { Session } from '../smartphone.ts';

/** What a turn has brought, what was lost and why; the sentence stands in the words, by `kind`. */
export interface Fact {
  kind: keyof GuideWords['after'];
  /** What the sentence counts. */
  n: number;
  values: Record<string, string | number>;
}

export const turnOf = ({ round, phase, turn }: GameState): string => `${round} ${phase} ${turn?.seat}`;

/** Buyers who would pay this seat's price where it can sell. */
const buyersOf = (state: GameState, colour: Colour): number => {
  const { price } = seatOf(state, colour);
  return countStands(standsAt(state, colour, price), 'in');
};

/** What the rules have told of a seat, as far as it is a gain or a loss. `unsold`: regions where it could still sell. */
function fromNews(news: readonly NewsOf[], unsold: number): Fact[] {
  return news.flatMap(({ what, params }): Fact[] => {
    const values = params as Record<string, string | number>;
    const amount = (name: string) => Number(values[name]);
    switch (what) {
      case 'tookImprovement':
      case 'tookToken':
        return [{ kind: what, n: 1, values }];
      case 'patent':
      case 'controlFirst':
      case 'controlSecond':
        return [{ kind: what, n: amount('vp'), values }];
      case 'progressLost':
        return [{ kind: what, n: amount('progress'), values }];
      case 'salesScored':
      case 'goodsKept':
        return [{ kind: what, n: amount('goods'), values }];
      case 'goodsLost':
        return [{ kind: unsold > 0 ? 'stopped' : 'goodsLost', n: amount('goods'), values }];
      default:
        return [];
    }
  });
}

function planned(state: GameState, colour: Colour): Fact[] {
  const { goods, price } = seatOf(state, colour);
  const buyers = buyersOf(state, colour);
  const over = goods - buyers;
  return [
    { kind: 'planned', n: goods, values: { price, buyers } },
    ...(over > 0 ? [{ kind: 'over', n: over, values: {} } as const] : []),
  ];
}

function researched(before: GameState, state: GameState, colour: Colour): Fact[] {
  const [was, is] = [seatOf(before, colour), seatOf(state, colour)];
  const more = buyersOf(state, colour) - buyersOf({ ...state, seats: before.seats }, colour);
  return (Object.keys(is.research) as Technology[]).flatMap((technology): Fact[] => {
    if (is.technologies.includes(technology) && !was.technologies.includes(technology))
      return [{ kind: 'technology', n: more, values: { technology } }];
    const progress = is.research[technology];
    if (progress <= was.research[technology]) return [];
    return [{ kind: 'towards', n: progress, values: { technology, cost: costOfTechnology(state, is, technology) } }];
  });
}

function opened(before: GameState, state: GameState, colour: Colour): Fact[] {
  const { price } = seatOf(state, colour);
  const stands = standsAt(state, colour, price);
  return regions.flatMap((region): Fact[] => {
    if (hasOffice(state, region, colour) && !hasOffice(before, region, colour)) {
      if (hasRetailer(state, region)) return [{ kind: 'retailer', n: 1, values: { region } }];
      return [
        { kind: 'office', n: stands[region]?.filter((stand) => stand === 'in').length ?? 0, values: { region, price } },
      ];
    }
    const progress = progressIn(state, region, colour);
    if (progress <= progressIn(before, region, colour)) return [];
    return [{ kind: 'sent', n: progress, values: { region, cost: costOfRegion(state, region) } }];
  });
}

/** Told after what was got. */
const losses = new Set<Fact['kind']>(['goodsLost', 'stopped', 'progressLost']);

export interface After {
  facts: Fact[];
  /** What the guide's own way is compared with: the turn, or when the round is scored, the round. */
  compared: PastTurn;
  whole: boolean;
}

/** What the last turn of a seat came to; null when it has not had one. */
export function afterTurn(session: Session, seat: Colour, cursor: number): After | null {
  const turn = lastTurn(session, seat, cursor, turnOf);
  if (!turn) return null;
  const before = session.at(turn.from).state;
  const scored = before.phase === 'sale';
  const end = scored ? cursor : turn.to;
  const own = Array.from({ length: end - turn.from }, (_, at) => session.at(turn.from + at + 1).state.news)
    .flat()
    .filter(({ params }) => params['seat'] === seat);
  const { state } = session.at(turn.to);
  const stopped = scored && session.get().log[turn.to - 1]?.type === 'endTurn';
  const unsold = stopped ? sellable(session.at(turn.to - 1).state).length : 0;
  const facts: Fact[] = [
    ...(before.phase === 'planning' ? planned(state, seat) : []),
    ...(before.phase === 'research' ? researched(before, state, seat) : []),
    ...(before.phase === 'research' || before.phase === 'logistics' ? opened(before, state, seat) : []),
    ...fromNews(own, unsold).toSorted((a, b) => Number(losses.has(a.kind)) - Number(losses.has(b.kind))),
  ];
  if (!scored) return { facts, compared: turn, whole: false };
  const plan = session
    .get()
    .log.findLastIndex((action, at) => at < turn.from && action.type === 'plan' && action.seat === seat);
  return { facts, compared: { from: plan < 0 ? turn.from : plan, to: end }, whole: true };
}

/** A fact as a sentence. */
export function factWords({ kind, n, values }: Fact, components: ComponentSet, words: GuideWords): string {
  const named = {
    ...values,
    ...(values['region'] !== undefined && { region: regionName(values['region'] as Region) }),
    ...(values['technology'] !== undefined && { technology: technologyName(values['technology'] as Technology) }),
    ...(values['tile'] !== undefined && { tile: namer(components)('tile', values['tile']) }),
    ...(values['buyers'] !== undefined && { buyers: count(words.buyers, Number(values['buyers'])) }),
  };
  return count(words.after[kind], n, named);
}
