import { technologies as all, regions, type Technology } from '../../names.ts';
import { componentsOf, retailerSide } from '../../rules/lookup.ts';
import { patentTaken } from '../../rules/technologies.ts';
import type { GameState, Seat } from '../../state.ts';
import { type Audit, everPlayed, type Finding, when } from './finding.ts';

/** SR.5: progress from a retailer waits for the next phase 5, so it may lie there above the cost. */
const waiting = (state: GameState): number =>
  Math.max(
    0,
    ...regions.map((region) => {
      const bonus = retailerSide(state, region)?.bonus;
      return bonus?.kind === 'progress' ? bonus.amount : 0;
    }),
  );

function patent(state: GameState, technology: Technology): Finding[] {
  const holders = state.seats.filter(({ patents }) => patents.includes(technology)).map(({ colour }) => colour);
  const researched = state.seats.some((seat) => seat.technologies.includes(technology));
  return [
    ...when(holders.length > 1, 'S5.3', 'patentTwice', { technology, seats: holders }),
    ...when(researched && !patentTaken(state, technology), 'S5.3', 'patentUnclaimed', { technology }),
  ];
}

function researched(state: GameState, seat: Seat, technology: Technology): Finding[] {
  const { colour, patents, research } = seat;
  const has = seat.technologies.filter((each) => each === technology).length;
  const progress = research[technology];
  const cost = componentsOf(state).technologies[technology].costWithPatent;
  const params = { seat: colour, technology, progress, cost };
  return [
    ...when(has > 1, 'S5.3', 'technologyTwice', params),
    ...when(has > 0 && !everPlayed(state, 'research'), 'S5.1', 'technologyTooEarly', params),
    ...when(has === 0 && patents.includes(technology), 'S5.3', 'patentAlone', params),
    ...when(progress > 0 && !everPlayed(state, 'research'), 'S5.1', 'researchTooEarly', params),
    ...(has > 0
      ? when(progress > 0, 'S5.3', 'researchOwned', params)
      : when(progress >= cost + waiting(state), 'S5.3', 'researchEnough', params)),
  ];
}

export const technologies: Audit = (state) =>
  all.flatMap((technology) => [
    ...patent(state, technology),
    ...state.seats.flatMap((seat) => researched(state, seat, technology)),
  ]);
