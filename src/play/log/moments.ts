import type { GameTypes } from '../playable.ts';
import type { EntriesIn } from '../session.ts';

/** One action of the log with the states on both sides of it. `move` is the cursor after it. */
export interface MomentBetween<T extends GameTypes> {
  move: number;
  action: T['action'];
  before: T['state'];
  state: T['state'];
}

/** The state a game began in, and each of its moves, as they were played. */
export function momentsOf<T extends GameTypes>(
  entries: EntriesIn<T>,
): { start: T['state']; moments: MomentBetween<T>[] } {
  const states = entries.map(({ snapshot }) => snapshot.context.game);
  const moments = entries.flatMap(({ action }, move) =>
    action ? [{ move, action, before: states[move - 1], state: states[move] } as MomentBetween<T>] : [],
  );
  return { start: states[0] as T['state'], moments };
}
