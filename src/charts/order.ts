import { type ChartState, withDescendants } from './model.ts';

/**
 * The states of one level from top to bottom: the first, then what it leads to, the last way first, because the lines
 * down the side then lie in each other and do not cross. Ends come last.
 */
export function stacked({ initial, states }: ChartState): ChartState[] {
  const order: ChartState[] = [];
  const holds = (id: string | null) => states.find((state) => withDescendants(state).some((inner) => inner.id === id));
  const visit = (state: ChartState | undefined) => {
    if (!state || state.final || order.includes(state)) return;
    order.push(state);
    const ways = withDescendants(state).flatMap((inner) => inner.ways);
    for (const way of ways.toReversed()) visit(holds(way.to));
  };
  visit(holds(initial));
  for (const state of states) visit(state);
  return [...order, ...states.filter(({ final }) => final).toReversed()];
}
