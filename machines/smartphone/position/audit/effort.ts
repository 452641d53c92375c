import type { ComponentSet } from '../../components/types.ts';
import { type GameSymbol, padNames, regions } from '../../names.ts';
import { componentsOf, costOfRegion, hasBonus, hasOffice, progressIn, retailerSide } from '../../rules/lookup.ts';
import { tileSymbols } from '../../rules/tiles.ts';
import type { GameState, Seat } from '../../state.ts';
import type { FindingKey } from '../../words/en/findings.ts';
import { type Audit, type Finding, isPast, when } from './finding.ts';
import { givesBonus } from './offices.ts';

/** What a seat has paid in progress, against the most that its symbols can have brought. */

type Effort = 'research' | 'logistics';

const among = (symbols: readonly (GameSymbol | null)[], wanted: readonly GameSymbol[]): number =>
  symbols.filter((symbol) => symbol && wanted.includes(symbol)).length;

/** The most that shows of these symbols without improvements: the better side of each pad, or all of Steve's. */
const printedSymbols = ({ pads, steve }: ComponentSet, seat: Seat, wanted: readonly GameSymbol[]): number =>
  seat.steve
    ? among(steve.fixed, wanted)
    : padNames.reduce(
        (sum, pad) => sum + Math.max(...Object.values(pads[pad]).map((side) => among(side.flat(), wanted))),
        0,
      );

/** S9.7: with Li-ion side A a price-up symbol is logistics too. */
const symbolsOf = (state: GameState, seat: Seat, wanted: readonly Effort[]): GameSymbol[] =>
  wanted.includes('logistics') && hasBonus(state, seat, 'Li-ion', 'A') ? [...wanted, 'priceUp'] : [...wanted];

/** S4.1, SV.2: in round n there is one improvement for each round so far, of those that lie here now. */
function mostPlaced(state: GameState, seat: Seat, ...wanted: Effort[]): number {
  const components = componentsOf(state);
  const symbols = symbolsOf(state, seat, wanted);
  const tiles = seat.steve ? seat.steve.placed : seat.improvements;
  const best = tiles.map((tile) => among(tileSymbols(components, tile), symbols)).sort((a, b) => b - a);
  const played = state.round - (wanted.some((each) => isPast(state, each)) ? 0 : 1);
  const printed = printedSymbols(components, seat, symbols);
  let most = 0;
  for (let round = 1; round <= played; round++) most += best.slice(0, round).reduce((sum, n) => sum + n, printed);
  return most;
}

/** S6.4: a second office in a region is never paid for, and Gamepad side B gives one in a small region (S9.6). */
function paidForOffices(state: GameState, seat: Seat): number {
  const { seats, sizes } = componentsOf(state);
  const given = hasBonus(state, seat, 'Gamepad', 'B') ? sizes.S.cost : 0;
  return regions.reduce((sum, region) => {
    const stands = region !== seats[seat.colour].home && hasOffice(state, region, seat.colour);
    return sum + progressIn(state, region, seat.colour) + (stands ? costOfRegion(state, region) : 0);
  }, -given);
}

/** S5.2, S9.5, SR.4: at the lowest cost there can have been, less what retailers have given. */
function paidForTechnologies(state: GameState, seat: Seat): number {
  const { technologies: cards } = componentsOf(state);
  const discount = hasBonus(state, seat, 'Gamepad', 'A') ? 1 : 0;
  const given = regions.reduce((sum, region) => {
    const bonus = retailerSide(state, region)?.bonus;
    return sum + (bonus?.kind === 'progress' && hasOffice(state, region, seat.colour) ? bonus.amount : 0);
  }, 0);
  const completed = seat.technologies.reduce((sum, technology) => {
    const { costWithPatent, costAfterPatent } = cards[technology];
    const cost = seat.patents.includes(technology) ? costWithPatent : costAfterPatent;
    return sum + cost - (technology === 'Gamepad' ? 0 : discount);
  }, 0);
  return Object.values(seat.research).reduce((sum, lying) => sum + lying, completed - given);
}

/** S5.1, S6.1: by itself and both together, for the sides of the pads that show one hide the other. */
function efforts(state: GameState, seat: Seat): Finding[] {
  const offices = Math.max(0, paidForOffices(state, seat));
  const cards = Math.max(0, paidForTechnologies(state, seat));
  const over = (rule: 'S5.1' | 'S6.1', what: FindingKey, progress: number, most: number) =>
    when(most > 0 && progress > most, rule, what, { seat: seat.colour, progress, most });
  const alone = [
    ...over('S6.1', 'logisticsOver', offices, mostPlaced(state, seat, 'logistics')),
    ...over('S5.1', 'researchOver', cards, mostPlaced(state, seat, 'research')),
  ];
  if (alone.length > 0) return alone;
  return over('S6.1', 'effortOver', offices + cards, mostPlaced(state, seat, 'research', 'logistics'));
}

/** An office that moves hides what was paid where, and a bonus that was taken. */
export const effort: Audit = (state) =>
  givesBonus(state, 'moveOffice') ? [] : state.seats.flatMap((seat) => efforts(state, seat));
