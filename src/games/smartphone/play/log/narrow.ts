import { microsteps } from '@machines/smartphone/flow.ts';
import { type Colour, type Region, regions } from '@machines/smartphone/names.ts';
import { controlSpace, type Seller, sellers } from '@machines/smartphone/rules/control.ts';
import { componentsOf, hasOffice, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { willingBuyer } from '@machines/smartphone/rules/sale.ts';
import { costOfTechnology } from '@machines/smartphone/rules/technologies.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { PlayedMove, ReviewItem } from './review.ts';

/** Things decided by one good or one turn. */

/** S8.2: what a seat scores for control here. */
function controlOf(state: GameState, ranked: readonly Seller[], region: Region, seat: Colour): number {
  const space = controlSpace(state, region);
  if (ranked[0]?.colour === seat) return space?.first ?? 0;
  return ranked[1]?.colour === seat ? (space?.second ?? 0) : 0;
}

/** What one more good here would have brought a seat that was not first; 0 if it changes nothing or no buyer is left. */
function oneMoreGood(state: GameState, region: Region, seat: Colour): number {
  if (!hasOffice(state, region, seat)) return 0;
  const buyer = willingBuyer(state, seatOf(state, seat), region);
  if (buyer < 0) return 0;
  const more = { ...state, sold: { ...state.sold, [region]: state.sold[region].with(buyer, seat) } };
  const ranked = sellers(more, region);
  if (ranked[0]?.colour !== seat) return 0;
  return controlOf(more, ranked, region, seat) - controlOf(state, sellers(state, region), region, seat);
}

/** At the end of a sale: control missed by one good, and control held by one good or a tie (S8.2, S8.3). */
export function closeControl({ move, action, before }: PlayedMove, saleOf: (seat: Colour) => number): ReviewItem[] {
  // The last action of the sale, without all that follows from it: the goods still stand on the board.
  const [sold = before] = microsteps(before, action);
  return regions.flatMap((region): ReviewItem[] => {
    const ranked = sellers(sold, region);
    const [first, second] = ranked;
    const known = { round: before.round, phase: 'scoring', move: move - 1 } as const;
    const missed = sold.seats.flatMap(({ colour }): ReviewItem[] => {
      if (colour === first?.colour) return [];
      const vp = oneMoreGood(sold, region, colour);
      const params = { region, vp };
      return vp > 0
        ? [
            {
              ...known,
              kind: 'controlMissed',
              seat: colour,
              from: saleOf(colour),
              rule: 'S8.2',
              gain: false,
              vp,
              params,
            },
          ]
        : [];
    });
    if (!first || !second || first.goods - second.goods > 1) return missed;
    const vp = controlOf(sold, ranked, region, first.colour);
    const params = { region, vp, rival: second.colour };
    const rule = first.tied ? 'S8.3' : 'S8.2';
    return vp > 0
      ? [
          ...missed,
          {
            ...known,
            kind: 'controlHeld',
            seat: first.colour,
            from: saleOf(first.colour),
            rule,
            gain: true,
            vp,
            params,
          },
        ]
      : missed;
  });
}

/** S5.3: a patent taken while another seat, later in the same phase, had the progress for it. */
export function patentRaces({ move, before, state }: PlayedMove, planOf: (seat: Colour) => number): ReviewItem[] {
  // The order of the research phase: of the one under way, or of the one this action opened.
  const table = before.phase === 'research' ? before : state;
  return state.news.flatMap(({ what, params, round, phase }): ReviewItem[] => {
    if (what !== 'patent' || table.phase !== 'research') return [];
    const taker = params['seat'] as Colour;
    const technology = seatOf(state, taker).patents.find((each) => each === params['technology']);
    if (!technology) return [];
    const late = table.order.slice(table.order.indexOf(taker) + 1).find((colour) => {
      const seat = seatOf(before, colour);
      const lacks = !seat.technologies.includes(technology);
      const progress = seat.research[technology] + (seat.tally?.research ?? 0);
      return lacks && progress >= costOfTechnology(before, seat, technology);
    });
    if (!late) return [];
    const vp = componentsOf(state).technologies[technology].patentVp;
    const known = { round, phase, move, rule: 'S5.3', vp } as const;
    const race = { technology, vp, rival: late };
    return [
      { ...known, kind: 'patentAhead', seat: taker, from: move - 1, gain: true, params: race },
      {
        ...known,
        kind: 'patentMissed',
        seat: late,
        from: planOf(late),
        gain: false,
        params: { ...race, rival: taker },
      },
    ];
  });
}
