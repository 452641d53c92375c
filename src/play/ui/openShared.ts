import { mostLinkCharacters } from '../keep/link.ts';
import { unpack } from '../keep/pack.ts';
import type { Problem } from '../keep/problems.ts';
import type { GameTypes, Playable } from '../playable.ts';
import { createSession } from '../session.ts';
import type { Asked } from './openTable.ts';

export { openLink } from '../keep/link.ts';

/** A packed position as the beginning of a game. */
export async function openPosition<T extends GameTypes>(playable: Playable<T>, code: string): Promise<Asked<T>> {
  const fail = (problem: Problem): Asked<T> => ({ table: null, problems: [problem] });
  if (code.length > mostLinkCharacters) return fail({ kind: 'linkTooLong', characters: code.length });
  const unpacked = await unpack(code);
  if (!unpacked.ok) return fail(unpacked.problem);
  const { play, begin } = await playable.fromPositions();
  const begun = begin(unpacked.value);
  if (!begun.ok) return fail({ kind: 'setup', issues: begun.issues });
  const { setup, log } = begun.value;
  const { state } = createSession(play, setup, log).get();
  const first = play.rules.toAct(state)[0] ?? state.seats[0]?.colour ?? 'green';
  return { table: null, beginning: { game: play, setup, log, first }, problems: [] };
}
