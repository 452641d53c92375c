import { draw, shuffle } from '../../core/random.ts';
import { seatsProblem } from '../../core/seats.ts';
import { rulesOf } from '../choices.ts';
import { type Colour, colours, type Region, regions, type Size, sizes, technologies } from '../names.ts';
import type { GameState, Seat, SeatSetup, Setup, Sides } from '../state.ts';
import { byRegion, componentsOf } from './lookup.ts';
import { placeMarker } from './marker.ts';
import { type RefusalOf, refusal } from './refuse.ts';
import { pileSize, startingTile } from './tiles.ts';

export const steve = 'steve';

/** S0.1, S0.2: who may sit down. */
export function refuseSeats(seats: readonly SeatSetup[]): RefusalOf | null {
  const wrong = seatsProblem(seats, 2, colours.length);
  if (wrong?.problem === 'count')
    return refusal('S0.1', 'seatCount', { seats: wrong.seats, least: 2, most: colours.length });
  if (wrong) return refusal('S0.2', 'colourTwice', { seat: wrong.seat });
  return seats.filter(({ player }) => player === steve).length > 1 ? refusal('S0.1', 'twoSteves', {}) : null;
}

/** S0.5: regions that a retailer covers, besides the medium ones that are nobody's home. Steve counts as a player. */
const retailerRegions: Record<number, Region[]> = {
  2: ['China', 'Canada', 'Caribbean'],
  3: ['Europe', 'RSA'],
  4: ['Canada'],
  5: [],
};

/** S0.5: where retailers lie for these homes; fixed, never random. */
export function retailersFor(components: ReturnType<typeof componentsOf>, seated: readonly Colour[]): Region[] {
  const homes = seated.map((colour) => components.seats[colour].home);
  const medium = regions.filter((region) => components.regions[region].size === 'M' && !homes.includes(region));
  const wanted = seated.length === 5 ? [] : [...(retailerRegions[seated.length] ?? []), ...medium];
  return regions.filter((region) => wanted.includes(region));
}

const allA: Sides = { GPS: 'A', 'Wi-Fi': 'A', Gamepad: 'A', 'Li-ion': 'A', NFC: 'A', '4G': 'A' };

function drawSides(choice: Setup['technologySides'], random: number): [Sides, number] {
  if (typeof choice === 'object') return [choice, random];
  let state = random;
  const sides = { ...allA };
  if (choice === 'A') return [sides, random];
  for (const technology of technologies) {
    const [side, next] = draw(state, 2);
    state = next;
    sides[technology] = side === 0 ? 'A' : 'B';
  }
  return [sides, state];
}

/** S0.5: the tiles of each size are shuffled, then each is laid with a random side up. */
function drawRetailers(setup: Setup, seated: Colour[], random: number): [GameState['retailers'], number] {
  const components = componentsOf({ setup });
  let state = random;
  const left = {} as Record<Size, number[]>;
  for (const size of sizes) {
    const ofSize = components.retailers.flatMap((retailer, tile) => (retailer.size === size ? [tile] : []));
    [left[size], state] = shuffle(state, ofSize);
  }
  const placed: GameState['retailers'] = {};
  for (const region of retailersFor(components, seated)) {
    const [side, next] = draw(state, 2);
    state = next;
    const tile = left[components.regions[region].size].pop();
    if (tile === undefined) throw new RangeError(`The component set has no retailer left for ${region}.`);
    placed[region] = { tile, side: side === 0 ? 0 : 1 };
  }
  return [placed, state];
}

const noResearch: Seat['research'] = { GPS: 0, 'Wi-Fi': 0, Gamepad: 0, 'Li-ion': 0, NFC: 0, '4G': 0 };

/** The table as it stands before the first round (chapter S0). */
export function setUp(setup: Setup): GameState {
  const components = componentsOf({ setup });
  const seated = colours.filter((colour) => setup.seats.some((seat) => seat.colour === colour));
  const [sides, afterSides] = drawSides(setup.technologySides, setup.seed | 0);
  const [retailers, afterRetailers] = drawRetailers(setup, seated, afterSides);
  const [pile, random] = shuffle(
    afterRetailers,
    Array.from({ length: pileSize(components) }, (_, tile) => tile),
  );
  const isSteve = (colour: Colour) => setup.seats.some((seat) => seat.colour === colour && seat.player === steve);
  const seats = seated.map((colour): Seat => {
    const tile = startingTile(components, colour);
    const automated = isSteve(colour);
    return {
      colour,
      vp: components.seats[colour].startVp,
      price: components.priceTrack.start,
      goods: 0,
      tokens: 0,
      improvements: automated ? [] : [tile],
      technologies: [],
      patents: [],
      research: { ...noResearch },
      bonuses: [],
      plan: null,
      tally: null,
      made: { production: 0, research: 0, logistics: 0 },
      income: [],
      // SV.1: his starting improvement waits on the delayed space.
      steve: automated ? { delayed: tile, placed: [], marker: null } : null,
    };
  });
  const state: GameState = {
    setup,
    sides,
    random,
    round: 0,
    phase: 'planning',
    seats,
    offices: byRegion((region) => seated.filter((colour) => components.seats[colour].home === region)),
    progress: byRegion(() => ({})),
    retailers,
    sold: byRegion((region) => components.regions[region].buyers.map(() => null)),
    pile,
    block: [],
    box: colours.filter((colour) => !seated.includes(colour)).map((colour) => startingTile(components, colour)),
    tokens: components.supply.goodsTokens,
    order: [],
    turn: null,
    pending: null,
    news: [],
    standings: null,
  };
  return rulesOf(state).steveMarkerStart === 'setup' ? placeMarker(state) : state;
}
