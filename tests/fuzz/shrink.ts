import type { GameTypes } from '@/play/playable.ts';
import type { Check } from './checks.ts';
import type { Failure } from './failure.ts';
import type { FuzzGame } from './game.ts';
import { replayed } from './replay.ts';

/** How often a smaller game is tried at most. */
export const mostTries = 4000;

/** Leaves out ever smaller parts of a list as long as the rest still fails (delta debugging). */
export async function withoutParts<Item>(
  items: readonly Item[],
  stillFails: (fewer: Item[]) => Promise<readonly Item[] | null> | readonly Item[] | null,
): Promise<readonly Item[]> {
  let kept = items;
  for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
    for (let from = kept.length - size; from > -size; from -= size) {
      const at = Math.max(0, from);
      const fewer = await stillFails([...kept.slice(0, at), ...kept.slice(at + size)]);
      if (fewer && fewer.length < kept.length) kept = fewer;
    }
  return kept;
}

const weight = ({ setup, log }: { setup: object; log: readonly object[] }): number =>
  JSON.stringify(setup).length + JSON.stringify(log).length;

/** The smallest game found that fails in the same way. */
export async function shrink<T extends GameTypes>(
  game: FuzzGame<T>,
  checks: readonly Check<T>[],
  failure: Failure<T>,
): Promise<Failure<T>> {
  // Other checks would only cost time, and might fail first.
  const asked = checks.filter(({ name }) => name === failure.kind);
  let best = failure;
  let tries = 0;
  const attempt = (setup: T['setup'], log: readonly T['action'][]): Failure<T> | null => {
    if (tries++ >= mostTries || !game.module.parseSetup(setup).ok) return null;
    for (const standIns of [false, true]) {
      const found = replayed(game, asked, setup, log, standIns);
      if (found?.kind === failure.kind) return found;
    }
    return null;
  };
  const accept = (found: Failure<T> | null): boolean => {
    if (!found || weight(found) >= weight(best)) return false;
    best = found;
    return true;
  };

  const simplifySetup = () => {
    let again = true;
    while (again) again = game.simplerSetups(best.setup).some((setup) => accept(attempt(setup, best.log)));
  };
  const leaveOut = () =>
    withoutParts(best.log, (fewer) => {
      const found = attempt(best.setup, fewer);
      return accept(found) && found ? found.log : null;
    });
  const simplifyActions = () => {
    for (let at = 0; at < best.log.length; at++) {
      const action = best.log[at];
      for (const simpler of action ? game.simplerActions(action) : [])
        if (accept(attempt(best.setup, best.log.with(at, simpler)))) break;
    }
  };

  if (!attempt(failure.setup, failure.log)) return failure;
  for (let before = Number.POSITIVE_INFINITY; weight(best) < before; ) {
    before = weight(best);
    simplifySetup();
    await leaveOut();
    simplifyActions();
  }
  return best;
}
