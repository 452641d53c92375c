import type { SymbolPair } from '../../components/types.ts';
import { type Colour, type GameSymbol, phases, regions, rounds } from '../../names.ts';
import { startingTile } from '../../rules/tiles.ts';
import { pairOf } from '../notes.ts';
import type { PairName, PositionSpec, SeatSpec } from '../schema.ts';
import { officesOf, partsOf, seatIn, seatsOf, withSeat } from './written.ts';

const isPast = ({ phase }: PositionSpec, other: (typeof phases)[number]): boolean =>
  phases.indexOf(phase) > phases.indexOf(other);

const same = (name: PairName, [one, two]: SymbolPair): boolean => name === `${one}+${two}` || name === `${two}+${one}`;

/** The improvements of the pile by kind, with how many of each nobody has. */
function pileOf(spec: PositionSpec): { symbols: SymbolPair; left: number }[] {
  const { improvements, seats } = partsOf(spec);
  const taken = seatsOf(spec).flatMap((colour) => {
    const { improvements: owned = [], placed = [], delayed } = seatIn(spec, colour);
    const names = [...owned, ...placed, ...(delayed ? [delayed] : [])];
    const own = names.findIndex((name) => same(name, seats[colour].improvement));
    return own < 0 ? names : names.toSpliced(own, 1);
  });
  const away = [...taken, ...(spec.block ?? [])];
  return improvements.map(({ symbols, count }) => ({
    symbols,
    left: count - away.filter((name) => same(name, symbols)).length,
  }));
}

/** Symbols that a seat must have had to come where it is. */
function neededBy(spec: PositionSpec, colour: Colour): GameSymbol[] {
  const { technologies = [], research } = seatIn(spec, colour);
  const { home } = partsOf(spec).seats[colour];
  const away = regions.some(
    (region) =>
      (region !== home && officesOf(spec, region).includes(colour)) || spec.board?.[region]?.progress?.[colour],
  );
  return [
    ...(away ? ['logistics' as const] : []),
    ...(technologies.length > 0 || research ? ['research' as const] : []),
  ];
}

/** An improvement that nobody has: one that explains the board, then of the kind of which most are left. */
function nextPair(spec: PositionSpec, colour: Colour): PairName | null {
  const needed = neededBy(spec, colour);
  const explains = (symbols: SymbolPair) => symbols.filter((symbol) => needed.includes(symbol)).length;
  const [best] = pileOf(spec)
    .filter(({ left }) => left > 0)
    .sort((a, b) => explains(b.symbols) - explains(a.symbols) || b.left - a.left);
  return best ? (best.symbols.join('+') as PairName) : null;
}

/** Adds improvements to a list of a seat's, as many as asked for. */
function withPairs(
  spec: PositionSpec,
  colour: Colour,
  key: 'improvements' | 'placed',
  begun: PairName[],
  more: number,
) {
  let now = withSeat(spec, colour, { [key]: begun } as SeatSpec);
  for (let n = 0; n < more; n++) {
    const pair = nextPair(now, colour);
    if (pair) now = withSeat(now, colour, { [key]: [...(seatIn(now, colour)[key] ?? []), pair] } as SeatSpec);
  }
  return now;
}

/**
 * S4.1: an improvement or a token for each phase 4 that has been played. Before production a token, for an improvement
 * would lie on the desk; afterwards an improvement, which makes nothing any more.
 */
function player(spec: PositionSpec, colour: Colour, own: PairName, phasesFour: number): PositionSpec {
  const { improvements, tokens } = seatIn(spec, colour);
  // Without the starting one it is no list of a game.
  if (improvements && !improvements.some((name) => same(name, partsOf(spec).seats[colour].improvement))) return spec;
  const missing = phasesFour - ((improvements?.length ?? 1) - 1) - (tokens ?? 0);
  if (missing <= 0) return spec;
  const early = !isPast(spec, 'production');
  if (tokens === undefined && (early || improvements)) return withSeat(spec, colour, { tokens: missing });
  return improvements ? spec : withPairs(spec, colour, 'improvements', [own], missing);
}

/** SV.2, SV.4: on Steve's pad a token and an improvement for each round, and the next one waits after phase 4. */
function pad(spec: PositionSpec, colour: Colour, own: PairName, round: number, phasesFour: number): PositionSpec {
  const { placed = [own], tokens, delayed } = seatIn(spec, colour);
  const filled = placed.length < round ? withPairs(spec, colour, 'placed', placed, round - placed.length) : spec;
  const counted = tokens === undefined && round > 1 ? withSeat(filled, colour, { tokens: round }) : filled;
  const waits = delayed === undefined && phasesFour === round ? nextPair(counted, colour) : null;
  return waits ? withSeat(counted, colour, { delayed: waits }) : counted;
}

/** What everyone has taken by this round. */
export function gains(spec: PositionSpec): PositionSpec {
  const round = spec.round ?? 1;
  // In the last round some editions leave phase 4 out; what nobody took suits them all.
  const phasesFour = round - 1 + (isPast(spec, 'improvement') && round < rounds ? 1 : 0);
  return seatsOf(spec).reduce((now, colour) => {
    const own = pairOf(partsOf(now), startingTile(partsOf(now), colour));
    return colour === spec.steve ? pad(now, colour, own, round, phasesFour) : player(now, colour, own, phasesFour);
  }, spec);
}

/** S0.4: tokens that nobody has lie in the supply. */
export function supply(spec: PositionSpec): PositionSpec {
  if (spec.tokens !== undefined) return spec;
  const { goodsTokens } = partsOf(spec).supply;
  const asNew = spec.steve === undefined ? 0 : 1; // SV.2
  const taken = seatsOf(spec).reduce(
    (sum, colour) => sum + (seatIn(spec, colour).tokens ?? (colour === spec.steve ? 1 : 0)),
    0,
  );
  return taken === asNew || taken > goodsTokens ? spec : { ...spec, tokens: goodsTokens - taken };
}
