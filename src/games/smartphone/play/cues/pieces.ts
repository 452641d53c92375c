import { type Colour, regions, technologies } from '@machines/smartphone/names.ts';
import type { GameState, Seat } from '@machines/smartphone/state.ts';
import type { Cue } from '@/play/ui/stage/cues.ts';
import * as place from './cuePlaces.ts';

/** What moved between two states of the table, piece by piece. */

const pairs = (before: GameState, after: GameState): [Seat, Seat][] =>
  after.seats.flatMap((seat): [Seat, Seat][] => {
    const was = before.seats.find(({ colour }) => colour === seat.colour);
    return was ? [[was, seat]] : [];
  });

const fresh = <Item>(was: readonly Item[], is: readonly Item[]): Item[] => is.filter((each) => !was.includes(each));

/** Offices slide in from their owner, or from where they stood. */
export const offices = (before: GameState, after: GameState): Cue[] =>
  regions.flatMap((name) =>
    after.offices[name].slice(before.offices[name].length).map((seat, at): Cue => {
      const count = (state: GameState, from: typeof name) => state.offices[from].filter((each) => each === seat).length;
      const left = regions.find((from) => count(after, from) < count(before, from));
      const slot = place.officeAt(name, before.offices[name].length + at);
      const from = left ? place.region(left) : place.seatAt(seat);
      return { kind: 'fly', as: slot, from, to: slot, hides: slot, at: 0, lasts: 260 };
    }),
  );

/** Progress fills pips, on regions and on technologies. */
export function progress(before: GameState, after: GameState): Cue[] {
  const sent = regions.flatMap((name) =>
    (Object.entries(after.progress[name] ?? {}) as [Colour, number][]).flatMap(([seat, n]): Cue[] => {
      if (n <= (before.progress[name]?.[seat] ?? 0)) return [];
      const to = place.progressAt(name, seat, n);
      return [{ kind: 'fly', as: place.seatAt(seat), from: place.seatAt(seat), to, at: 0, lasts: 200 }];
    }),
  );
  const placed = pairs(before, after).flatMap(([was, { colour, research }]) =>
    technologies.flatMap((name): Cue[] => {
      if (research[name] <= was.research[name]) return [];
      const from = place.seatAt(colour);
      return [{ kind: 'fly', as: from, from, to: place.technology(name), at: 0, lasts: 200 }];
    }),
  );
  return [...sent, ...placed];
}

/** Technologies and improvements go to whoever has them now; so do goods tokens. */
export const tiles = (before: GameState, after: GameState): Cue[] =>
  pairs(before, after).flatMap(([was, is]): Cue[] => {
    const { colour } = is;
    const learnt = fresh(was.technologies, is.technologies).map((name): Cue => {
      const to = place.technologyOf(colour, is.technologies.indexOf(name));
      return {
        kind: 'fly',
        as: place.technology(name),
        from: place.technology(name),
        to: [to, ...place.seatAt(colour)],
        hides: to,
        at: 0,
        lasts: 240,
      };
    });
    const held = ({ improvements, steve }: Seat): number[] =>
      steve ? [...steve.placed, ...(steve.delayed === null ? [] : [steve.delayed])] : improvements;
    const taken = fresh(held(was), held(is)).map((id): Cue => {
      const to = place.tileOf(colour, held(is).indexOf(id));
      return {
        kind: 'fly',
        as: place.tile(id),
        from: place.tile(id),
        to: [to, ...place.seatAt(colour)],
        hides: to,
        at: 0,
        lasts: 240,
      };
    });
    const token: Cue[] =
      is.tokens > was.tokens
        ? [
            {
              kind: 'fly',
              as: place.tokens,
              from: place.tokens,
              to: [place.figureOf(colour, 'goodsPriceDown'), ...place.seatAt(colour)],
              at: 0,
              lasts: 240,
            },
          ]
        : [];
    return [...learnt, ...taken, ...token];
  });

/** Goods travel to the buyers who took them. */
export const goods = (before: GameState, after: GameState): Cue[] =>
  regions.flatMap((name) =>
    after.sold[name].flatMap((seat, at): Cue[] => {
      if (!seat || before.sold[name][at]) return [];
      const to = place.goodAt(name, at);
      return [{ kind: 'fly', as: to, from: place.seatAt(seat), to, hides: to, at: 0, lasts: 240 }];
    }),
  );

/** Steve's pin goes on to the next region (SV.7). */
export const pins = (before: GameState, after: GameState): Cue[] =>
  pairs(before, after).flatMap(([was, { steve }]): Cue[] => {
    const [from, to] = [was.steve?.marker, steve?.marker];
    if (!from || !to || from === to) return [];
    const pin = `${place.region(to)} .piece-pin`;
    return [{ kind: 'fly', as: pin, from: place.region(from), to: pin, hides: pin, at: 0, lasts: 300 }];
  });

/** VP earned while the round goes on: NFC's goods (S9.9). */
export const earned = (before: GameState, after: GameState): Cue[] =>
  pairs(before, after).flatMap(([was, { colour, vp }]): Cue[] =>
    vp > was.vp
      ? [
          {
            kind: 'say',
            words: `+${vp - was.vp}`,
            from: place.figureOf(colour, 'goods'),
            to: [place.scoreOf(colour), ...place.seatAt(colour)],
            at: 0,
            lasts: 440,
          },
          { kind: 'count', where: place.scoreOf(colour), from: was.vp, to: vp, at: 300, lasts: 240 },
        ]
      : [],
  );
