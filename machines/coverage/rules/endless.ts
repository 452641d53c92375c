import type { GameState, Quiet, Repetition } from '../state.ts';
import { tell } from './lookup.ts';
import { news } from './refuse.ts';

/**
 * Some readings let a game go on for ever (C3.6, C3.10, C4.8). Towers and issued shares never leave the table, so a
 * position can come again only in a run of turns that changed nothing; such a run is kept in `quiet`.
 */

const tableOf = ({ seats, companies, towers }: GameState): string =>
  JSON.stringify([
    seats.map(({ cash, shares }) => [cash, shares]),
    companies.map(({ unissued, pool }) => [unissued, pool]),
    Object.keys(towers).length,
  ]);

const treasuriesOf = ({ companies }: GameState): string => companies.map(({ treasury }) => treasury).join();

export const quietFrom = (state: GameState): Quiet => ({
  table: tableOf(state),
  treasuries: treasuriesOf(state),
  passes: [state.passes],
});

/** Whether the position at the start of this turn has been there before, with the same seat to act. */
function repetition(state: GameState): Repetition | null {
  const { passes, treasuries } = state.quiet;
  const last = passes.length - 1;
  const again = passes.some(
    (count, at) => at < last && (last - at) % state.seats.length === 0 && count === passes[last],
  );
  if (!again) return null;
  return treasuriesOf(state) === treasuries ? 'stall' : 'pump';
}

/** Whether a position has come again since the table last changed. */
export const standsStill = ({ repeated, turn, quiet }: GameState): boolean =>
  repeated !== null && repeated.turn > turn.number - quiet.passes.length;

/** Notes the position a turn begins with, and says so when it has been there before. */
export function watch(state: GameState): GameState {
  const { quiet, seats } = state;
  // Passes in a row and seats can pair up in n × n ways; a longer run holds a repetition anyway.
  const kept = seats.length * (seats.length + 1);
  // C7.1: while the last turns are counted, no position can be the same as one before.
  const now: GameState =
    state.ending === null && quiet.table === tableOf(state)
      ? { ...state, quiet: { ...quiet, passes: [...quiet.passes, state.passes].slice(-kept) } }
      : { ...state, quiet: quietFrom(state) };
  const kind = repetition(now);
  if (!kind) return now;
  return tell(
    { ...now, repeated: { kind, turn: now.turn.number } },
    kind === 'pump' ? news('C3.6', 'pumped', {}) : news('C3.10', 'repeated', {}),
  );
}
