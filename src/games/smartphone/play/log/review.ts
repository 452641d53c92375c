import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import type { Colour, Phase } from '@machines/smartphone/names.ts';
import type { Smartphone } from '@machines/smartphone/types.ts';
import { type MomentBetween, momentsOf } from '@/play/log/moments.ts';
import type { Entries } from '../smartphone.ts';
import { accounts, roundVp } from './accounts.ts';
import { closeControl, patentRaces } from './narrow.ts';

/** A move of the game with the states on both sides of it. */
export type PlayedMove = MomentBetween<Smartphone>;

export type ReviewKind =
  | 'bestRound'
  | 'retailer'
  | 'controlHeld'
  | 'patentAhead'
  | 'unsold'
  | 'controlMissed'
  | 'patentMissed'
  | 'progressLost';

/** A moment at which much was gained or lost. Its sentence stands in the words, by `kind`. */
export interface ReviewItem {
  kind: ReviewKind;
  seat: Colour;
  /** The cursor at which it can be seen. */
  move: number;
  /** The cursor from which it could have gone another way. */
  from: number;
  round: number;
  phase: Phase;
  rule: ClauseId;
  gain: boolean;
  /** VP gained or lost; 0 where the loss cannot be told in VP. */
  vp: number;
  params: Record<string, string | number>;
}

/** Unused progress has no VP of its own; it is put among the losses as if one were worth this. */
const progressWorth = 2;

const weight = ({ kind, vp, params }: ReviewItem): number =>
  kind === 'progressLost' ? Number(params['progress']) * progressWorth : vp;

/** Where each seat last made its plan, and where its sale began: the points to try again from. */
function turningPoints() {
  let roundStart = 0;
  const plans = new Map<Colour, number>();
  const sales = new Map<Colour, number>();
  return {
    see({ move, action, before, state }: PlayedMove): void {
      if (action.type === 'plan') plans.set(action.seat, move - 1);
      if (state.phase === 'sale' && state.turn && (before.phase !== 'sale' || before.turn?.seat !== state.turn.seat))
        sales.set(state.turn.seat, move);
    },
    newRound(move: number): void {
      roundStart = move;
      plans.clear();
      sales.clear();
    },
    /** Steve makes no plan: for him, the start of the round. */
    plan: (seat: Colour): number => plans.get(seat) ?? roundStart,
    sale: (seat: Colour): number => sales.get(seat) ?? plans.get(seat) ?? roundStart,
  };
}

type Points = ReturnType<typeof turningPoints>;

/** What the news of one action tell of gains and losses. */
function fromNews({ move, state }: PlayedMove, points: Points): ReviewItem[] {
  return state.news.flatMap(({ what, rule, params, round, phase }): ReviewItem[] => {
    const seat = params['seat'] as Colour;
    const known = { round, phase, seat, rule };
    switch (what) {
      case 'goodsLost': {
        const goods = Number(params['goods']);
        const scored = state.news.find((other) => other.what === 'salesScored' && other.params['seat'] === seat);
        const price = Number(scored?.params['price'] ?? 0);
        const vp = goods * price;
        const seen = { move: points.sale(seat), from: points.plan(seat) };
        return [{ ...known, ...seen, kind: 'unsold', gain: false, vp, params: { goods, price, vp } }];
      }
      case 'progressLost': {
        const seen = { move: move - 1, from: points.plan(seat) };
        return [
          {
            ...known,
            ...seen,
            kind: 'progressLost',
            gain: false,
            vp: 0,
            params: { progress: Number(params['progress']) },
          },
        ];
      }
      case 'retailerOffice': {
        const vp = Number(params['vp']);
        const region = String(params['region']);
        return [{ ...known, move, from: move - 1, kind: 'retailer', gain: true, vp, params: { region, vp } }];
      }
      default:
        return [];
    }
  });
}

/** Everything worth looking at again, the most at stake first. */
export function review(entries: Entries): ReviewItem[] {
  const { moments } = momentsOf<Smartphone>(entries);
  const books = accounts(entries);
  const points = turningPoints();
  const found: ReviewItem[] = [];
  for (const moment of moments) {
    const { round } = moment.before;
    points.see(moment);
    found.push(...fromNews(moment, points), ...patentRaces(moment, points.plan));
    if (moment.state.news.some(({ what }) => what === 'salesScored')) {
      const seen = moment.move - 1;
      found.push(...closeControl(moment, points.sale));
      for (const { colour, rounds } of books) {
        const totals = rounds.map(roundVp);
        const vp = totals[round - 1] ?? 0;
        if (vp === 0 || vp < Math.max(...totals)) continue;
        const known = { round, phase: 'scoring', seat: colour, rule: 'S8.1', move: seen } as const;
        found.push({
          ...known,
          from: points.plan(colour),
          kind: 'bestRound',
          gain: true,
          vp,
          params: { round, vp },
        });
      }
    }
    if (moment.state.round !== round) points.newRound(moment.move);
  }
  return found.sort((a, b) => weight(b) - weight(a) || a.move - b.move);
}
