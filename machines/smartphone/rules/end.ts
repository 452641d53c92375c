import { type Colour, rounds } from '../names.ts';
import type { GameState, Standing } from '../state.ts';
import { regionsWith } from './connections.ts';
import { componentsOf, retailerSide, seatOf, tell } from './lookup.ts';
import { type HappeningOf, news } from './refuse.ts';

/** SE.1: the game lasts exactly five rounds. */
export const lastRoundPlayed = (state: GameState): boolean => state.round >= rounds;

const patentVp = (state: GameState, colour: Colour): number =>
  seatOf(state, colour).patents.reduce(
    (sum, technology) => sum + componentsOf(state).technologies[technology].patentVp,
    0,
  );

/** SR.2: the VP of every retailer space one of the seat's offices stands on. */
function retailerVp(state: GameState, colour: Colour): number {
  let sum = 0;
  for (const region of regionsWith(state, colour)) {
    const vp = retailerSide(state, region)?.vp;
    if (vp) for (const [at, owner] of state.offices[region].entries()) if (owner === colour) sum += vp[at] ?? 0;
  }
  return sum;
}

/** SE.2: more VP, then more technologies, then more patents; equal in all three they share the place. */
const compare = (state: GameState) => (a: Omit<Standing, 'place'>, b: Omit<Standing, 'place'>) => {
  const one = seatOf(state, a.colour);
  const two = seatOf(state, b.colour);
  return (
    b.total - a.total || two.technologies.length - one.technologies.length || two.patents.length - one.patents.length
  );
};

/** SE.1: the final score of every seat with its parts, best first. */
export function finalStandings(state: GameState): Standing[] {
  const order = compare(state);
  const scores = state.seats.map(({ colour, vp }) => {
    const patents = patentVp(state, colour);
    const retailers = retailerVp(state, colour);
    return { colour, vp, patents, retailers, total: vp + patents + retailers };
  });
  return scores
    .map((score) => ({ ...score, place: 1 + scores.filter((other) => order(other, score) < 0).length }))
    .sort((a, b) => a.place - b.place);
}

function tieNews(state: GameState, standings: Standing[]): HappeningOf[] {
  const [best] = standings;
  const level = standings.filter(({ total }) => total === best?.total);
  if (level.length < 2) return [];
  const most = Math.max(...level.map(({ colour }) => seatOf(state, colour).technologies.length));
  const still = level.filter(({ colour }) => seatOf(state, colour).technologies.length === most);
  if (still.length === 1) return [news('SE.2', 'tieTechnologies', {})];
  const winners = standings.filter(({ place }) => place === 1);
  return winners.length < still.length ? [news('SE.2', 'tiePatents', {})] : [];
}

export function endGame(state: GameState): GameState {
  const standings = finalStandings(state);
  const winners = standings.filter(({ place }) => place === 1);
  const total = winners[0]?.total ?? 0;
  return tell(
    { ...state, phase: 'over', turn: null, standings },
    ...standings.flatMap(({ colour, patents, retailers }) => [
      ...(patents > 0 ? [news('SE.1', 'patentsScored', { seat: colour, vp: patents })] : []),
      ...(retailers > 0 ? [news('SR.2', 'retailersScored', { seat: colour, vp: retailers })] : []),
    ]),
    ...tieNews(state, standings),
    news('SE.2', winners.length > 1 ? 'shared' : 'won', { seats: winners.map(({ colour }) => colour), vp: total }),
  );
}
