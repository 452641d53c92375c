import { regions } from '../../names.ts';
import { componentsOf, hasRetailer, sizeOf } from '../../rules/lookup.ts';
import { retailersFor } from '../../rules/setup.ts';
import { type Audit, type Finding, when } from './finding.ts';

/** S0.5: where retailers lie is fixed by the seats, and each is there once. */
export const retailers: Audit = (state) => {
  const components = componentsOf(state);
  const players = state.seats.length;
  const wanted = retailersFor(
    components,
    state.seats.map(({ colour }) => colour),
  );
  const missing = wanted.filter((region) => !hasRetailer(state, region));
  const seen = new Set<number>();
  const lying = regions.flatMap((region): Finding[] => {
    const placed = state.retailers[region];
    if (!placed) return [];
    const twice = seen.has(placed.tile);
    seen.add(placed.tile);
    const retailer = components.retailers[placed.tile];
    return [
      ...when(!wanted.includes(region), 'S0.5', 'retailerExtra', { players, region }),
      ...when(!retailer, 'S0.5', 'retailerUnknown', { region }),
      ...when(twice, 'S0.5', 'retailerTwice', { region }),
      ...when(retailer !== undefined && retailer.size !== sizeOf(state, region), 'S0.5', 'retailerSize', { region }),
    ];
  });
  return [...lying, ...when(missing.length > 0, 'S0.5', 'retailerMissing', { players, regions: missing })];
};
