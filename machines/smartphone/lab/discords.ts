import { type Colour, type Region, regions, type Technology } from '../names.ts';
import type { GameState, Seat } from '../state.ts';

/** One place at which two tables differ, with what lies there in each. */
export interface Discord {
  what:
    | 'phase'
    | 'round'
    | 'turn'
    | 'order'
    | 'pending'
    | 'block'
    | 'offices'
    | 'progress'
    | 'sold'
    | keyof typeof marks;
  seat?: Colour;
  region?: Region;
  values: [string, string];
}

const list = (all: readonly string[]): string => all.join(', ');

const marks = {
  vp: ({ vp }: Seat) => String(vp),
  price: ({ price }: Seat) => String(price),
  goods: ({ goods }: Seat) => String(goods),
  tokens: ({ tokens }: Seat) => String(tokens),
  improvements: ({ improvements }: Seat) => String(improvements.length),
  technologies: ({ technologies }: Seat) => list(technologies),
  patents: ({ patents }: Seat) => list(patents),
  research: ({ research }: Seat) =>
    list((Object.entries(research) as [Technology, number][]).flatMap(([name, n]) => (n > 0 ? [`${name} ${n}`] : []))),
};

const whole: Partial<Record<Discord['what'], (state: GameState) => string>> = {
  phase: ({ phase }) => phase,
  round: ({ round }) => String(round),
  turn: ({ turn }) => turn?.seat ?? '',
  order: ({ order }) => list(order),
  pending: ({ pending }) => pending?.kind ?? '',
  block: ({ block }) => list(block.map(String)),
};

const places: Partial<Record<Discord['what'], (state: GameState, region: Region) => string>> = {
  offices: ({ offices }, region) => list(offices[region]),
  progress: ({ progress }, region) =>
    list(Object.entries(progress[region]).flatMap(([seat, n]) => (n ? [`${seat} ${n}`] : []))),
  sold: ({ sold }, region) => list(sold[region].flatMap((seat) => (seat ? [seat] : []))),
};

/** Where two tables differ in anything that can be seen; what they are played by is not looked at. */
export function discords(a: GameState, b: GameState): Discord[] {
  const found: Discord[] = [];
  const note = (what: Discord['what'], values: [string, string], where: Partial<Discord> = {}) => {
    if (values[0] !== values[1]) found.push({ what, values, ...where });
  };
  for (const [what, read] of Object.entries(whole)) note(what as Discord['what'], [read(a), read(b)]);
  for (const seat of a.seats) {
    const other = b.seats.find(({ colour }) => colour === seat.colour);
    if (!other) continue;
    for (const [what, read] of Object.entries(marks))
      note(what as Discord['what'], [read(seat), read(other)], { seat: seat.colour });
  }
  for (const region of regions)
    for (const [what, read] of Object.entries(places))
      note(what as Discord['what'], [read(a, region), read(b, region)], { region });
  return found;
}
