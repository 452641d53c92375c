import type { Colour } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Cue } from '@/play/ui/stage/cues.ts';
import { controlPaid } from '../scores.ts';
import * as place from './cuePlaces.ts';

/** S1.8, S2, S3: plans turn face up, prices slide, the order forms, goods pile up. `before`: while plans were secret. */
export function reveal(before: GameState, after: GameState): Cue[] {
  const step = (n: number, at: number): Cue => ({
    kind: 'come',
    what: `.tool-steps > li:nth-child(${n})`,
    how: 'fade',
    at,
    lasts: 160,
  });
  const ordered = after.order.length > 0;
  return [
    { kind: 'come', what: '.stage-sheet > .reveal', how: 'rise', at: 0, lasts: 200 },
    { kind: 'come', what: '.reveal-pads > *', how: 'turn', at: 180, lasts: 260 },
    step(1, 180),
    ...after.seats.flatMap(({ colour, price }): Cue[] => {
      const was = before.seats.find((seat) => seat.colour === colour)?.price ?? price;
      const to = place.marker(colour);
      return was === price
        ? []
        : [{ kind: 'fly', as: to, from: place.priceStep(was), to, hides: to, at: 440, lasts: 300 }];
    }),
    step(2, 440),
    { kind: 'come', what: '.reveal-place, .order-strip > li', how: 'fade', at: 740, lasts: 180 },
    ...(ordered ? [step(3, 740)] : []),
    ...after.seats.map(
      ({ colour }): Cue => ({
        kind: 'come',
        what: `.reveal-seat[data-seat="${colour}"] .reveal-goods .piece`,
        how: 'drop',
        apart: 30,
        at: 900,
        lasts: 160,
      }),
    ),
    step(ordered ? 4 : 3, 900),
    { kind: 'come', what: '.tool-meaning', how: 'fade', at: 1240, lasts: 160 },
  ];
}

/** A plan that was committed goes to its owner's seat; what lies under is nobody else's to see. */
export const committed = (seat: Colour): Cue[] => [
  {
    kind: 'fly',
    as: place.planOf(seat),
    from: '.stage-tool',
    to: place.planOf(seat),
    hides: place.planOf(seat),
    at: 0,
    lasts: 220,
  },
];

/** No scoring takes longer than this, however many regions pay. */
const scoringTime = 2100;

/** S8: sales first, then control region by region, each into the table and to the seat. */
export function scoring(before: GameState, after: GameState): Cue[] {
  const sales = new Map(
    after.seats.map(({ colour, income }) => {
      const { sales: vp = 0 } = income[after.round - 1] ?? {};
      const { sales: was = 0 } = before.seats.find((seat) => seat.colour === colour)?.income[after.round - 1] ?? {};
      return [colour, vp - was] as const;
    }),
  );
  const now = new Map(before.seats.map(({ colour, vp }) => [colour, vp]));
  const earn = (seat: Colour, vp: number, at: number, lasts: number): Cue[] => {
    const from = now.get(seat) ?? 0;
    now.set(seat, from + vp);
    return [place.scoreOf(seat), `[data-score="${seat}"] .score-total > span`].map((where) => ({
      kind: 'count',
      where,
      from,
      to: from + vp,
      at: at + lasts * 0.6,
      lasts: lasts * 0.4,
    }));
  };
  const cues: Cue[] = [...sales].flatMap(([seat, vp]): Cue[] =>
    vp > 0
      ? [
          { kind: 'come', what: `.stage-map .piece-good.seat-${seat}`, how: 'pulse', at: 0, lasts: 350 },
          {
            kind: 'say',
            words: `+${vp}`,
            from: `[data-score="${seat}"] td`,
            to: [place.scoreOf(seat), ...place.seatAt(seat)],
            at: 100,
            lasts: 350,
          },
          ...earn(seat, vp, 100, 350),
        ]
      : [],
  );
  const paid = controlPaid(after.news);
  const each = Math.min(350, scoringTime / Math.max(1, paid.length));
  paid.forEach(({ region, by }, n) => {
    const at = 500 + n * each;
    cues.push(
      { kind: 'come', what: place.region(region), how: 'pulse', at, lasts: each },
      { kind: 'come', what: `${place.region(region)} .paid`, how: 'fade', at, lasts: 120 },
      { kind: 'come', what: `.control-table tbody > tr:nth-child(${n + 1})`, how: 'fade', at, lasts: 120 },
    );
    for (const [seat, vp] of Object.entries(by) as [Colour, number][])
      cues.push(
        {
          kind: 'say',
          words: `+${vp}`,
          from: [`${place.region(region)} .paid`, place.region(region)],
          to: [place.scoreOf(seat), ...place.seatAt(seat)],
          at,
          lasts: each,
        },
        ...earn(seat, vp, at, each),
      );
  });
  return cues;
}
