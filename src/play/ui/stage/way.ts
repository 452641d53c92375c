import type { GameTypes } from '../../playable.ts';
import type { SessionOf } from '../../session.ts';

/** How many moves are played in one go at most, with their steps. */
const most = 16;

/** The states the chart went through from one that was shown to another, both included; none when it went back. */
export function wayBetween<T extends GameTypes>(
  { get, at }: Pick<SessionOf<T>, 'get' | 'at'>,
  from: T['state'],
  to: T['state'],
): T['state'][] {
  const { cursor } = get();
  let way: T['state'][] = [];
  for (let move = cursor; move >= Math.max(0, cursor - most); move--) {
    const { entry, state } = at(move);
    way = [...entry.steps.map(({ snapshot }) => snapshot.context.game), state, ...way];
    const [first, last] = [way.lastIndexOf(from), way.lastIndexOf(to)];
    if (first >= 0) return first < last ? way.slice(first, last + 1).filter((each, n, all) => each !== all[n - 1]) : [];
  }
  return [];
}
