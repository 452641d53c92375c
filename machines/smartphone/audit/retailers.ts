import { regions } from '../names.ts';
import { retailersFor } from '../rules/setup.ts';
import { componentsOf, hasRetailer, sizeOf } from '../rules/table.ts';
import { type Audit, type Finding, found } from './finding.ts';

/** S0.5: where retailers lie is fixed by the seats, and each is there once. */
export const retailers: Audit = (state) => {
  const components = componentsOf(state);
  const seats = state.seats.length;
  const wanted = retailersFor(
    components,
    state.seats.map(({ colour }) => colour),
  );
  const seen = new Set<number>();
  return regions.flatMap((region): Finding[] => {
    const placed = state.retailers[region];
    if (!placed) return wanted.includes(region) ? [found('S0.5', 'retailerMissing', { seats, region })] : [];
    const twice = seen.has(placed.tile);
    seen.add(placed.tile);
    const retailer = components.retailers[placed.tile];
    return [
      ...(hasRetailer(state, region) && !wanted.includes(region)
        ? [found('S0.5', 'retailerExtra', { seats, region })]
        : []),
      ...(retailer ? [] : [found('S0.5', 'retailerUnknown', { region })]),
      ...(twice ? [found('S0.5', 'retailerTwice', { region })] : []),
      ...(retailer && retailer.size !== sizeOf(state, region) ? [found('S0.5', 'retailerSize', { region })] : []),
    ];
  });
};
