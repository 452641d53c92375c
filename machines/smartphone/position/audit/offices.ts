import { rulesOf } from '../../choices.ts';
import type { RetailerBonus } from '../../components/types.ts';
import { type Colour, type Region, regions } from '../../names.ts';
import {
  componentsOf,
  costOfRegion,
  findSeat,
  hasBonus,
  hasOffice,
  hasRetailer,
  retailerSide,
  spacesIn,
} from '../../rules/lookup.ts';
import type { GameState, Seat } from '../../state.ts';
import { type Audit, everPlayed, type Finding, found, when } from './finding.ts';

export const givesBonus = (state: GameState, kind: RetailerBonus['kind']): boolean =>
  regions.some((region) => retailerSide(state, region)?.bonus?.kind === kind);

/** S6.5: what may bring a second office of a colour to a region. */
const secondPossible = (state: GameState, seat: Seat): boolean =>
  hasBonus(state, seat, 'Wi-Fi', 'A') || givesBonus(state, 'secondOffice') || givesBonus(state, 'moveOffice');

function regionOffices(state: GameState, region: Region): Finding[] {
  const standing = state.offices[region];
  const spaces = spacesIn(state, region);
  const twice = [...new Set(standing)].flatMap((colour) => {
    const seat = findSeat(state, colour);
    const offices = standing.filter((each) => each === colour).length;
    const params = { seat: colour, region, offices };
    if (!seat) return [found('S0.1', 'officeUnseated', params)];
    if (offices < 2) return [];
    if (hasRetailer(state, region)) return [found('S6.6', 'officeTwiceOnRetailer', params)];
    if (offices > 2) return [found('S6.5', 'officeThrice', params)];
    return when(!secondPossible(state, seat), 'S6.5', 'officeTwice', params);
  });
  return [
    ...when(standing.length > spaces, 'S6.5', 'officesOver', { region, spaces, offices: standing.length }),
    ...twice,
  ];
}

/** Regions with an office of a colour that no chain of its own offices leads to from home. */
function apart(state: GameState, colour: Colour, home: Region): Region[] {
  const { regions: board } = componentsOf(state);
  const own = regions.filter((region) => state.offices[region].includes(colour));
  const reached = new Set<Region>([home]);
  // An office is placed beside one that stands: what was reached leads on.
  for (const region of reached) for (const next of board[region].connected) if (own.includes(next)) reached.add(next);
  return own.filter((region) => !reached.has(region));
}

/** S6.2: whether a line led to every region in which progress was placed; an office that moved may have cut it. */
const linesNeeded = (state: GameState): boolean =>
  rulesOf(state).connections === 'needed' && !givesBonus(state, 'moveOffice');

function seatOffices(state: GameState, seat: Seat): Finding[] {
  const { colour } = seat;
  const { home } = componentsOf(state).seats[colour];
  const moves = givesBonus(state, 'moveOffice');
  const free = hasBonus(state, seat, 'Gamepad', 'B');
  const needed = linesNeeded(state) && !free;
  const atHome = state.offices[home].indexOf(colour);
  const early = !everPlayed(state, 'logistics') && !free;
  const away = regions.filter((region) => region !== home && state.offices[region].includes(colour));
  return [
    ...when(!moves && atHome < 0, 'S0.2', 'homeMissing', { seat: colour, region: home }),
    ...when(!moves && atHome > 0, 'S0.2', 'homeNotFirst', { seat: colour, region: home }),
    ...(early ? away.map((region) => found('S6.1', 'officeTooEarly', { seat: colour, region })) : []),
    ...(needed && !early
      ? apart(state, colour, home).map((region) => found('S6.2', 'officeApart', { seat: colour, region }))
      : []),
  ];
}

/** S6.5: progress lies only where it can still bring an office, unless a reading lets it stay or be wasted. */
const progressIsUseful = (state: GameState): boolean =>
  rulesOf(state).uselessProgress === 'refused' && rulesOf(state).strandedProgress === 'returns';

const regionProgress = (state: GameState, region: Region): Finding[] =>
  (Object.entries(state.progress[region]) as [Colour, number][]).flatMap(([seat, progress]) => {
    const cost = costOfRegion(state, region);
    const params = { seat, region, progress, cost };
    if (progress === 0) return [];
    if (!findSeat(state, seat)) return [found('S0.1', 'progressUnseated', { seat, region })];
    const { connected } = componentsOf(state).regions[region];
    const led = connected.some((next) => hasOffice(state, next, seat));
    return [
      // Under that reading progress may pile up where it brings no office.
      ...when(rulesOf(state).uselessProgress === 'refused' && progress >= cost, 'S6.4', 'progressEnough', params),
      ...when(progressIsUseful(state) && hasOffice(state, region, seat), 'S6.5', 'progressOwned', params),
      ...when(!everPlayed(state, 'logistics'), 'S6.1', 'progressTooEarly', params),
      ...when(linesNeeded(state) && !led, 'S6.2', 'progressApart', params),
    ];
  });

export const offices: Audit = (state) => [
  ...regions.flatMap((region) => [...regionOffices(state, region), ...regionProgress(state, region)]),
  ...state.seats.flatMap((seat) => seatOffices(state, seat)),
];
