import { defaultRuleSet, rulesOf } from '../choices.ts';
import { withPriceArrows } from '../components/arrows.ts';
import { printed } from '../components/printed.ts';
import type { ComponentSet } from '../components/types.ts';
import { type Colour, colours, type Region, regions, type Technology, technologies } from '../names.ts';
import { componentsOf, hasOffice, retailerSide } from '../rules/lookup.ts';
import { steve } from '../rules/setup.ts';
import { emptyTally, type Tally, tallyPlan, tallySteve } from '../rules/symbols.ts';
import { startingTile } from '../rules/tiles.ts';
import { newGame } from '../start.ts';
import type { GameState, Seat, Setup, Sides } from '../state.ts';
import { atPlace, resolveMoves } from './moves.ts';
import { readPlanNotes, takePair, unused } from './notes.ts';
import { type Laid, openLaid, type Position } from './play.ts';
import type { PositionSpec, RegionSpec, SeatSpec } from './schema.ts';

/** The component set of a position, with other costs and arrows where it gives some. */
function componentsFor({ components, costs, priceArrow }: PositionSpec): ComponentSet | undefined {
  if (!costs && !priceArrow) return components;
  const copy = priceArrow ? withPriceArrows(components ?? printed, priceArrow) : (components ?? printed);
  const cards = { ...copy.technologies };
  for (const [technology, costWithPatent] of Object.entries(costs ?? {}) as [Technology, number][])
    cards[technology] = { ...cards[technology], costWithPatent, costAfterPatent: costWithPatent - 1 };
  return { ...copy, technologies: cards };
}

export function setupOf(spec: PositionSpec): Setup {
  const components = componentsFor(spec);
  return {
    ruleSet: spec.rules ?? defaultRuleSet,
    rulings: spec.rulings ?? {},
    seats: (spec.seats ?? ['green', 'red']).map((colour) => ({
      colour,
      player: colour === spec.steve ? steve : 'person',
    })),
    technologySides: Object.fromEntries(
      technologies.map((technology) => [technology, spec.sides?.[technology] ?? 'A']),
    ) as Sides,
    seed: spec.seed ?? 1,
    ...(components && { components }),
  };
}

/** Whose improvement is whose; what nobody has lies in the pile. */
function giveImprovements(state: GameState, spec: PositionSpec): GameState {
  const components = componentsOf(state);
  const used = new Set<number>();
  const given = new Set<number>();
  const give = (place: string, name: string, own?: number): number => {
    const free = unused(components, used);
    // A seat's own starting improvement, if it is that pair, before one from the pile.
    const tile = atPlace(place, () =>
      takePair(components, own === undefined || given.has(own) ? free : [own, ...free], name),
    );
    used.add(tile);
    given.add(tile);
    return tile;
  };
  // Starting improvements of other seats are not in the pile.
  for (const colour of colours) used.add(startingTile(components, colour));
  const seats = state.seats.map((seat): Seat => {
    const place = `table.${seat.colour}`;
    const wanted = spec.table?.[seat.colour];
    const own = startingTile(components, seat.colour);
    const all = (names: readonly string[] | undefined, key: string, otherwise: number[]): number[] =>
      names?.map((name, n) => give(`${place}.${key}[${n}]`, name, own)) ?? otherwise;
    if (!seat.steve) return { ...seat, improvements: all(wanted?.improvements, 'improvements', seat.improvements) };
    const placed = all(wanted?.placed, 'placed', seat.steve.placed);
    const delayed =
      wanted?.delayed === undefined
        ? seat.steve.delayed
        : wanted.delayed && give(`${place}.delayed`, wanted.delayed, own);
    const marker = wanted?.marker === undefined ? seat.steve.marker : wanted.marker;
    return { ...seat, steve: { placed, delayed, marker } };
  });
  const block = spec.block?.map((name, n) => give(`block[${n}]`, name));
  const shown = block ?? state.block.filter((tile) => !used.has(tile));
  const away = new Set([...used, ...shown]);
  const pile = [...state.block, ...state.pile].filter((tile) => !away.has(tile));
  const fill = block ? 0 : Math.max(0, state.block.length - shown.length);
  return { ...state, seats, block: [...shown, ...pile.slice(0, fill)], pile: pile.slice(fill) };
}

function tallyOf(state: GameState, seat: Seat, spec: SeatSpec | undefined): Tally {
  if (spec?.active) return { ...emptyTally(), ...spec.active };
  if (seat.steve) return tallySteve(componentsOf(state), seat.steve.placed);
  return seat.plan ? tallyPlan(componentsOf(state), rulesOf(state), seat.plan, seat.improvements.length) : emptyTally();
}

/** SR.3: whoever stands at a retailer has had its bonus, unless a position says otherwise. */
export const bonusesAt = (state: GameState, { colour, steve: automated }: Seat): Region[] =>
  regions.filter((region) => !automated && hasOffice(state, region, colour) && retailerSide(state, region)?.bonus);

function laySeat(state: GameState, seat: Seat, spec: SeatSpec | undefined, planned: boolean): Seat {
  const { plan, research, made, ...rest } = spec ?? {};
  const { improvements: _, active: __, delayed: ___, placed: ____, marker: _____, ...numbers } = rest;
  const laid: Seat = {
    ...seat,
    bonuses: bonusesAt(state, seat),
    ...numbers,
    research: { ...seat.research, ...research },
    made: { ...seat.made, ...made },
    plan: plan
      ? atPlace(`table.${seat.colour}.plan`, () => readPlanNotes(componentsOf(state), seat.improvements, plan))
      : null,
  };
  return planned ? { ...laid, tally: tallyOf(state, laid, spec) } : laid;
}

function layBoard(state: GameState, spec: PositionSpec): GameState {
  const retailers = spec.bare ? {} : { ...state.retailers };
  const offices = { ...state.offices };
  const progress = { ...state.progress };
  const sold = { ...state.sold };
  for (const region of regions) {
    const wanted: RegionSpec = spec.board?.[region] ?? {};
    offices[region] = wanted.offices ?? (spec.bare ? [] : state.offices[region]);
    progress[region] = wanted.progress ?? {};
    if (wanted.retailer === null) delete retailers[region];
    else if (wanted.retailer) retailers[region] = wanted.retailer;
    if (wanted.sold) sold[region] = state.sold[region].map((_, buyer) => wanted.sold?.[buyer] ?? null);
  }
  return { ...state, retailers, offices, progress, sold };
}

/** The table as it stands just before the phase begins. */
export function layOut(spec: PositionSpec, setup: Setup = setupOf(spec)): GameState {
  const start = newGame(setup);
  const board = layBoard(giveImprovements(start, spec), spec);
  return {
    ...board,
    // Whoever looks on before the phase begins sees which one it will be.
    phase: spec.phase,
    round: spec.round ?? board.round,
    tokens: spec.tokens ?? board.tokens,
    seats: board.seats.map((seat) => laySeat(board, seat, spec.table?.[seat.colour], spec.phase !== 'planning')),
    news: [],
  };
}

/** A position laid out: the table before its phase begins, and the actions that are played from there. */
export function layPosition(spec: PositionSpec, setup: Setup = setupOf(spec)): Laid {
  const laid: Laid = { state: layOut(spec, setup), phase: spec.phase, actions: [] };
  const actions = resolveMoves(openLaid(laid).state, spec.moves ?? []);
  return { ...laid, actions };
}

/** Lays a position out and begins its phase; throws a PositionError that names the place where it is wrong. */
export const openPosition = (spec: PositionSpec): Position => openLaid(layPosition(spec));

/** The seat a lesson or a scenario looks through: the one named, or the first. */
export const firstSeat = (spec: PositionSpec): Colour => spec.seats?.[0] ?? 'green';
