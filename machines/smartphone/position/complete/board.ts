import { rulesOf } from '../../choices.ts';
import type { RetailerSide } from '../../components/types.ts';
import { type Colour, type Region, regions } from '../../names.ts';
import { retailersFor } from '../../rules/setup.ts';
import { setupOf } from '../build.ts';
import type { PositionSpec } from '../schema.ts';
import { hasFreeOffice, movesOffices, officesOf, partsOf, retailersOf, seatsOf, withRegion } from './written.ts';

/** S0.2: every seat has its office at home, in the leftmost space. */
export function homes(spec: PositionSpec): PositionSpec {
  if (movesOffices(spec)) return spec;
  return seatsOf(spec).reduce((now, colour) => {
    const { home } = partsOf(spec).seats[colour];
    const standing = officesOf(now, home);
    return standing.includes(colour) ? now : withRegion(now, home, { offices: [colour, ...standing] });
  }, spec);
}

/** Sides by how little they do; one that moves offices is never laid, for then nothing has to stand where it began. */
const quietFirst = [undefined, 'goods', 'price', 'progress', 'secondOffice'];
const stir = ({ bonus }: RetailerSide): number => quietFirst.indexOf(bonus?.kind);

/** S0.5: a retailer in each region that the set-up covers, of those that are not written anywhere. */
export function retailers(spec: PositionSpec): PositionSpec {
  const { retailers: tiles, regions: board } = partsOf(spec);
  const wanted = retailersFor(partsOf(spec), seatsOf(spec));
  const written = (region: Region) => spec.board?.[region]?.retailer;
  const used = new Set(regions.flatMap((region) => written(region)?.tile ?? []));
  const drawn = retailersOf(spec);
  return wanted.reduce((now, region) => {
    if (written(region) !== undefined) return now;
    const lying = drawn[region];
    if (lying && !used.has(lying.tile)) {
      used.add(lying.tile);
      return now;
    }
    const [quiet] = tiles
      .flatMap(({ size, sides }, tile) =>
        size === board[region].size && !used.has(tile) && !isDrawn(drawn, wanted, tile)
          ? sides.map((side, at) => ({ tile, side: at as 0 | 1, stir: stir(side) }))
          : [],
      )
      .filter((each) => each.stir >= 0)
      .sort((a, b) => a.stir - b.stir);
    if (!quiet) return now;
    used.add(quiet.tile);
    return withRegion(now, region, { retailer: { tile: quiet.tile, side: quiet.side } });
  }, spec);
}

const isDrawn = (drawn: ReturnType<typeof retailersOf>, wanted: readonly Region[], tile: number): boolean =>
  wanted.some((region) => drawn[region]?.tile === tile);

/** What a region costs on the way: one that is written stays as it is, and a retailer would score at the end (SR.2). */
function toll(spec: PositionSpec, stated: PositionSpec, region: Region): number {
  const { regions: board, sizes } = partsOf(spec);
  const { cost, offices } = sizes[board[region].size];
  const lying = retailersOf(spec)[region] !== undefined;
  if (stated.board?.[region]?.offices || officesOf(spec, region).length >= offices.length)
    return Number.POSITIVE_INFINITY;
  return cost + (lying ? 100 : 0);
}

/** The cheapest way from a seat's offices to a region: the regions on it that have no office of theirs. */
function wayTo(
  spec: PositionSpec,
  stated: PositionSpec,
  colour: Colour,
  from: readonly Region[],
  to: Region,
): Region[] | null {
  const { regions: board } = partsOf(spec);
  const best = new Map<Region, { cost: number; way: Region[] }>(from.map((region) => [region, { cost: 0, way: [] }]));
  // A region is looked at again whenever a cheaper way to it is found.
  const open = [...from];
  for (const region of open) {
    const here = best.get(region);
    if (!here || region === to) continue;
    for (const next of board[region].connected) {
      const own = next === to || officesOf(spec, next).includes(colour);
      const cost = here.cost + (own ? 0 : toll(spec, stated, next));
      if (cost >= (best.get(next)?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best.set(next, { cost, way: own ? here.way : [...here.way, next] });
      open.push(next);
    }
  }
  return best.get(to)?.way ?? null;
}

/** S6.2: offices hang together with home. */
export function connections(stated: PositionSpec, spec: PositionSpec): PositionSpec {
  if (rulesOf({ setup: setupOf(spec) }).connections === 'free' || movesOffices(spec)) return spec;
  return seatsOf(spec).reduce((begun, colour) => {
    if (hasFreeOffice(spec, colour)) return begun;
    const { regions: board, seats } = partsOf(spec);
    let now = begun;
    const held = () => regions.filter((region) => officesOf(now, region).includes(colour));
    const reached = (): Region[] => {
      const joined = new Set([seats[colour].home]);
      for (const region of joined)
        for (const next of board[region].connected) if (officesOf(now, next).includes(colour)) joined.add(next);
      return [...joined];
    };
    for (const apart of held().filter((region) => !reached().includes(region))) {
      const way = wayTo(now, stated, colour, reached(), apart) ?? [];
      for (const region of way) now = withRegion(now, region, { offices: [...officesOf(now, region), colour] });
    }
    return now;
  }, spec);
}
