import { rulesOf } from '@machines/smartphone/choices.ts';
import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { type Colour, phases, type Region, regions, technologies } from '@machines/smartphone/names.ts';
import type { GameState, Seat } from '@machines/smartphone/state.ts';
import type { Roll } from '../shared/dice.ts';

/** Tables met in play, changed by hand: into ones that no game reaches, and into ones that another game does. */

/** Null where the table has nothing that could be changed so. */
type Change = (state: GameState, roll: Roll) => GameState | null;
interface Damage {
  /** The clauses that speak against it; one of them has to be named. */
  by: ClauseId[];
  change: Change;
}

const past = ({ phase }: GameState, other: (typeof phases)[number]): boolean =>
  phases.indexOf(phase as (typeof phases)[number]) > phases.indexOf(other);
const ever = (state: GameState, phase: (typeof phases)[number]): boolean => state.round > 1 || past(state, phase);
const people = ({ seats }: GameState): Seat[] => seats.filter(({ steve }) => steve === null);
const put = (state: GameState, seat: Seat): GameState => ({
  ...state,
  seats: state.seats.map((each) => (each.colour === seat.colour ? seat : each)),
});
const stand = (state: GameState, region: Region, offices: Colour[]): GameState => ({
  ...state,
  offices: { ...state.offices, [region]: offices },
});
const homeOf = (colour: Colour): Region => printed.seats[colour].home;
const sideIn = (state: GameState, region: Region) => {
  const placed = state.retailers[region];
  return placed && printed.retailers[placed.tile]?.sides[placed.side];
};
/** SR.6: where offices can move, nothing has to stand where it began. */
const moves = (state: GameState): boolean =>
  regions.some((region) => sideIn(state, region)?.bonus?.kind === 'moveOffice');
const hasB = (state: GameState, { technologies: has, steve }: Seat, technology: 'Gamepad' | 'Wi-Fi' | '4G'): boolean =>
  steve === null && has.includes(technology) && state.sides[technology] === 'B';

const withSteve =
  (change: (state: GameState, seat: Seat, steve: NonNullable<Seat['steve']>) => GameState | null): Change =>
  (state) => {
    const seat = state.seats.find(({ steve }) => steve !== null);
    return seat?.steve ? change(state, seat, seat.steve) : null;
  };

export const damages: Record<string, Damage> = {
  'the home office moves to the right': {
    by: ['S0.2'],
    change: (state, { from }) => {
      const region = homeOf(from(state.seats).colour);
      const [first, second, ...rest] = state.offices[region];
      if (moves(state) || !first || !second || first === second) return null;
      return stand(state, region, [second, first, ...rest]);
    },
  },
  'the home office is gone': {
    by: ['S0.2'],
    change: (state, { from }) => {
      const { colour } = from(state.seats);
      if (moves(state)) return null;
      return stand(
        state,
        homeOf(colour),
        state.offices[homeOf(colour)].filter((each) => each !== colour),
      );
    },
  },
  'a region is fuller than its spaces': {
    by: ['S6.5', 'S6.6'],
    change: (state, { from }) => {
      const region = from(regions);
      const everyone = state.seats.map(({ colour }) => colour);
      return stand(state, region, [...state.offices[region], ...everyone, ...everyone, ...everyone]);
    },
  },
  'an office of a colour that does not play': {
    by: ['S0.1'],
    change: (state, { from }) => {
      const stranger = (Object.keys(printed.seats) as Colour[]).find(
        (colour) => !state.seats.some((seat) => seat.colour === colour),
      );
      const region = from(regions);
      return stranger ? stand(state, region, [...state.offices[region], stranger]) : null;
    },
  },
  'an office that no line leads to': {
    by: ['S6.2'],
    change: (state, { from }) => {
      const seat = from(state.seats);
      const own = regions.filter((region) => state.offices[region].includes(seat.colour));
      const apart = regions.find(
        (region) =>
          !own.includes(region) &&
          !printed.regions[region].connected.some((next) => own.includes(next)) &&
          state.offices[region].length < 2,
      );
      const free = moves(state) || hasB(state, seat, 'Gamepad') || rulesOf(state).connections === 'free';
      if (!apart || free || !ever(state, 'logistics')) return null;
      return stand(state, apart, [...state.offices[apart], seat.colour]);
    },
  },
  'an office before the first logistics': {
    by: ['S6.1'],
    change: (state, { from }) => {
      const seat = from(state.seats);
      const region = from(printed.regions[homeOf(seat.colour)].connected);
      if (ever(state, 'logistics') || state.offices[region].includes(seat.colour) || hasB(state, seat, 'Gamepad'))
        return null;
      return stand(state, region, [...state.offices[region], seat.colour]);
    },
  },
  'progress that would have been an office': {
    by: ['S6.4'],
    change: (state, { from }) => {
      const region = from(regions);
      if (rulesOf(state).uselessProgress === 'allowed') return null;
      return { ...state, progress: { ...state.progress, [region]: { [from(state.seats).colour]: 5 } } };
    },
  },
  'progress beside an own office': {
    by: ['S6.5'],
    change: (state, { from }) => {
      const { colour } = from(state.seats);
      const { uselessProgress, strandedProgress } = rulesOf(state);
      if (uselessProgress === 'allowed' || strandedProgress === 'stays') return null;
      const region = regions.find((each) => state.offices[each].includes(colour));
      return region ? { ...state, progress: { ...state.progress, [region]: { [colour]: 1 } } } : null;
    },
  },
  'a retailer is gone': {
    by: ['S0.5'],
    change: (state, { from }) => {
      const lying = Object.keys(state.retailers) as Region[];
      if (lying.length === 0) return null;
      const { [from(lying)]: _, ...retailers } = state.retailers;
      return { ...state, retailers };
    },
  },
  'a retailer where none belongs': {
    by: ['S0.5'],
    change: (state, { from }) => {
      const region = from(regions.filter((each) => !state.retailers[each]));
      return { ...state, retailers: { ...state.retailers, [region]: { tile: 0, side: 0 } } };
    },
  },
  'a token too many': {
    by: ['S0.4'],
    change: (state) => (rulesOf(state).tokensOut === 'endless' ? null : { ...state, tokens: state.tokens + 1 }),
  },
  'a token is lost': {
    by: ['S0.4'],
    change: (state) => (state.tokens > 0 ? { ...state, tokens: state.tokens - 1 } : null),
  },
  'an improvement that was never taken': {
    by: ['S4.1'],
    change: (state, { from }) => {
      const [tile] = state.pile;
      const [seat] = [from(people(state))];
      if (tile === undefined || !seat || state.round === 5) return null;
      // Where tokens ran out someone may have gone without.
      if (state.tokens === 0) return null;
      return put({ ...state, pile: state.pile.slice(1) }, { ...seat, improvements: [...seat.improvements, tile] });
    },
  },
  'an improvement that must have been taken': {
    by: ['S4.1'],
    change: (state, { from }) => {
      const seat = from(people(state));
      const [own, ...taken] = seat.improvements;
      if (own === undefined || taken.length === 0 || state.tokens === 0 || past(state, 'improvement')) return null;
      return put(state, { ...seat, improvements: [own, ...taken.slice(1)] });
    },
  },
  'the starting improvement is gone': {
    by: ['S0.2'],
    change: (state, { from }) => {
      const seat = from(people(state));
      return put(state, { ...seat, improvements: seat.improvements.slice(1) });
    },
  },
  'a patent is lost': {
    by: ['S5.3'],
    change: (state) => {
      const holder = state.seats.find(({ patents }) => patents.length > 0);
      return holder ? put(state, { ...holder, patents: holder.patents.slice(1) }) : null;
    },
  },
  'a patent without its technology': {
    by: ['S5.3'],
    change: (state, { from }) => {
      const seat = from(state.seats);
      const technology = technologies.find((each) => !seat.technologies.includes(each));
      return technology ? put(state, { ...seat, patents: [...seat.patents, technology] }) : null;
    },
  },
  'a technology before the first research': {
    by: ['S5.1'],
    change: (state, { from }) =>
      ever(state, 'research') ? null : put(state, { ...from(state.seats), technologies: ['GPS'], patents: ['GPS'] }),
  },
  'every technology at once': {
    by: ['S5.1'],
    change: (state, { from }) => {
      const others = state.seats.some((seat) => seat.technologies.length > 0);
      if (others || moves(state) || state.round > 2) return null;
      return put(state, { ...from(state.seats), technologies: [...technologies], patents: [...technologies] });
    },
  },
  'a price before prices are set': {
    by: ['SN.1', 'S0.7'],
    change: (state, { from }) => (past(state, 'pricing') ? null : put(state, { ...from(state.seats), price: 3 })),
  },
  'a price off the track': {
    by: ['S2.2', 'SN.1', 'S0.7'],
    change: (state, { from }) =>
      rulesOf(state).priceBeyondTrack === 'unbounded' ? null : put(state, { ...from(state.seats), price: 9 }),
  },
  'fewer VP than at the start': {
    by: ['S8.1'],
    change: (state, { from }) => put(state, { ...from(state.seats), vp: 1 }),
  },
  'goods before production': {
    by: ['S7.6'],
    change: (state, { from }) => {
      const seat = from(state.seats);
      if (past(state, 'production') || (state.round > 1 && hasB(state, seat, 'Wi-Fi'))) return null;
      return put(state, { ...seat, goods: 2 });
    },
  },
  'goods that lie there before the sale': {
    by: ['SN.1'],
    change: (state, { from }) => {
      const region = from(regions);
      if (past(state, 'logistics')) return null;
      return { ...state, sold: { ...state.sold, [region]: state.sold[region].with(0, from(state.seats).colour) } };
    },
  },
  'a good sold without an office': {
    by: ['S7.2', 'SR.1'],
    change: (state, { from }) => {
      const seat = from(state.seats);
      const region = regions.find((each) => !state.offices[each].includes(seat.colour));
      if (!past(state, 'sale') || !region || hasB(state, seat, '4G')) return null;
      return { ...state, sold: { ...state.sold, [region]: state.sold[region].with(-1, seat.colour) } };
    },
  },
  'a good sold above the buyer’s price': {
    by: ['S7.3'],
    change: (state, { from }) => {
      const seat = from(state.seats);
      const at = (region: Region) =>
        printed.regions[region].buyers.findIndex((buyer) => 'price' in buyer && buyer.price < seat.price);
      const region = regions.find(
        (each) => state.offices[each].includes(seat.colour) && !state.retailers[each] && at(each) >= 0,
      );
      if (!past(state, 'sale') || !region) return null;
      return { ...state, sold: { ...state.sold, [region]: state.sold[region].with(at(region), seat.colour) } };
    },
  },
  'a later round with nothing to show for it': {
    by: ['S4.1', 'SV.2'],
    change: (state) =>
      state.round < 4 && state.tokens > 0 && !past(state, 'improvement') ? { ...state, round: state.round + 1 } : null,
  },
  'an improvement less on Steve’s pad': {
    by: ['SV.2'],
    change: withSteve((state, seat, steve) =>
      put(state, { ...seat, steve: { ...steve, placed: steve.placed.slice(0, -1) } }),
    ),
  },
  'another first improvement on Steve’s pad': {
    by: ['SV.1'],
    change: withSteve((state, seat, steve) =>
      state.pile[0] === undefined
        ? null
        : put(state, { ...seat, steve: { ...steve, placed: [state.pile[0], ...steve.placed.slice(1)] } }),
    ),
  },
  'Steve waits for an improvement too early': {
    by: ['SV.4'],
    change: withSteve((state, seat, steve) =>
      past(state, 'improvement') || state.pile[0] === undefined
        ? null
        : put(state, { ...seat, steve: { ...steve, delayed: state.pile[0] } }),
    ),
  },
  'a token less for Steve': {
    by: ['SV.2'],
    change: withSteve((state, seat) =>
      seat.tokens < 1 || state.tokens === 0
        ? null
        : put({ ...state, tokens: state.tokens + 1 }, { ...seat, tokens: seat.tokens - 1 }),
    ),
  },
  'Steve’s marker stays at home': {
    by: ['SV.7'],
    change: withSteve((state, seat, steve) =>
      state.offices[homeOf(seat.colour)].includes(seat.colour)
        ? put(state, { ...seat, steve: { ...steve, marker: homeOf(seat.colour) } })
        : null,
    ),
  },
};

/** Changes that lead to a table of another game: the shuffle fell otherwise, or a person placed less. */
export const harmless: Record<string, Change> = {
  'another order of the pile': (state, { shuffled }) => ({ ...state, pile: shuffled(state.pile) }),
  'another order of the block': (state, { shuffled }) => ({ ...state, block: shuffled(state.block) }),
  'progress in a region that was not placed': (state) => {
    for (const region of regions)
      for (const { colour } of people(state)) {
        const lying = state.progress[region][colour] ?? 0;
        if (lying > 0)
          return {
            ...state,
            progress: { ...state.progress, [region]: { ...state.progress[region], [colour]: lying - 1 } },
          };
      }
    return null;
  },
  'progress on a technology that was not placed': (state) => {
    for (const seat of people(state)) {
      const technology = technologies.find((each) => seat.research[each] > 0);
      if (technology)
        return put(state, { ...seat, research: { ...seat.research, [technology]: seat.research[technology] - 1 } });
    }
    return null;
  },
  'another seed of what is still to be drawn': (state, { pick }) => ({ ...state, random: pick(1_000_000) }),
};
