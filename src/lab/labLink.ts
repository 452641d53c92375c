import type { Issue } from '@machines/core/parse.ts';
import type { SaveProblem } from '@machines/core/save.ts';
import { type LinkProblem, mostLinkCharacters, openLink } from '@/play/keep/link.ts';
import { pack, unpack } from '@/play/keep/pack.ts';
import { type LabDocument, readDocument } from './labDocument.ts';
import type { LabGame, LabTypes } from './labGame.ts';

/** The lab in a link: `#l=1.<packed>`, a scenario by its name, or a moment of a game by its own link. */

/** Many times the largest position with a whole round of moves. */
const mostDocumentBytes = 300_000;

export type LabProblem =
  | LinkProblem
  | SaveProblem
  | { kind: 'document'; issues: Issue[] }
  | { kind: 'noScenario'; id: string }
  | { kind: 'gameOver' };

export type Asked<T extends LabTypes> =
  | { kind: 'empty' }
  | { kind: 'scenario'; id: string }
  | { kind: 'document'; document: LabDocument<T>; problems: LabProblem[] }
  | { kind: 'problems'; problems: LabProblem[] };

export const labFragment = async <T extends LabTypes>(document: LabDocument<T>): Promise<string> =>
  `#l=${await pack(document)}`;

export const scenarioFragment = (id: string): string => `#scenario=${id}`;

async function readPacked<T extends LabTypes>(game: LabGame<T>, code: string): Promise<Asked<T>> {
  const unpacked = await unpack(code, mostDocumentBytes);
  if (!unpacked.ok) return { kind: 'problems', problems: [unpacked.problem] };
  const read = readDocument(game, unpacked.value);
  return read.ok
    ? { kind: 'document', document: read.value, problems: [] }
    : { kind: 'problems', problems: [{ kind: 'document', issues: read.issues }] };
}

/** A moment of a game: the beginning of its phase or turn and the moves since; the game can be gone back to. */
async function readGame<T extends LabTypes>(game: LabGame<T>, fragment: string): Promise<Asked<T>> {
  const { game: played, at, problems } = await openLink(game.play, fragment);
  if (!played) return { kind: 'problems', problems };
  const moment = game.moment(played.session.get().entries.slice(0, at + 1));
  if (!moment) return { kind: 'problems', problems: [...problems, { kind: 'gameOver' }] };
  return { kind: 'document', document: { ...game.empty, ...moment, game: fragment }, problems };
}

/** What a fragment asks the lab for. Never throws, whatever the fragment. */
export async function readLabFragment<T extends LabTypes>(game: LabGame<T>, fragment: string): Promise<Asked<T>> {
  const text = fragment.replace(/^#/, '');
  if (text === '') return { kind: 'empty' };
  if (text.length > mostLinkCharacters)
    return { kind: 'problems', problems: [{ kind: 'linkTooLong', characters: text.length }] };
  const scenario = /^scenario=([a-z0-9-]{1,80})$/.exec(text)?.[1];
  if (scenario) return { kind: 'scenario', id: scenario };
  const code = /^l=(.*)$/.exec(text)?.[1];
  if (code !== undefined) return readPacked(game, code);
  return /^(.*&)?g=/.test(text)
    ? readGame(game, `#${text}`)
    : { kind: 'problems', problems: [{ kind: 'linkVersion', version: '' }] };
}
