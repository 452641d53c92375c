import type { Issue } from '@machines/core/parse.ts';
import type { SaveProblem } from '@machines/core/save.ts';
import { momentSpec } from '@machines/smartphone/position/moment.ts';
import { type LinkProblem, mostLinkCharacters, openLink } from '@/play/keep/link.ts';
import { pack, unpack } from '@/play/keep/pack.ts';
import { smartphonePlay } from '@/play/smartphone.ts';
import { emptyDocument, type LabDocument, readDocument } from './document.ts';

/** The lab in a link: `#l=1.<packed>`, a scenario by its name, or a moment of a game by its own link. */

/** Many times the largest position with a whole round of moves. */
const mostDocumentBytes = 300_000;

export type LabProblem =
  | LinkProblem
  | SaveProblem
  | { kind: 'document'; issues: Issue[] }
  | { kind: 'noScenario'; id: string }
  | { kind: 'gameOver' };

export type Asked =
  | { kind: 'empty' }
  | { kind: 'scenario'; id: string }
  | { kind: 'document'; document: LabDocument; problems: LabProblem[] }
  | { kind: 'problems'; problems: LabProblem[] };

export const labFragment = async (document: LabDocument): Promise<string> => `#l=${await pack(document)}`;

export const scenarioFragment = (id: string): string => `#scenario=${id}`;

async function readPacked(code: string): Promise<Asked> {
  const unpacked = await unpack(code, mostDocumentBytes);
  if (!unpacked.ok) return { kind: 'problems', problems: [unpacked.problem] };
  const read = readDocument(unpacked.value);
  return read.ok
    ? { kind: 'document', document: read.value, problems: [] }
    : { kind: 'problems', problems: [{ kind: 'document', issues: read.issues }] };
}

/** A moment of a game: the phase's beginning and the moves since; the game can be gone back to. */
async function readGame(fragment: string): Promise<Asked> {
  const { game, at, problems } = await openLink(smartphonePlay, fragment);
  if (!game) return { kind: 'problems', problems };
  const moment = momentSpec(game.setup, game.log.slice(0, at));
  if (!moment) return { kind: 'problems', problems: [...problems, { kind: 'gameOver' }] };
  return { kind: 'document', document: { ...emptyDocument, ...moment, game: fragment }, problems };
}

/** What a fragment asks the lab for. Never throws, whatever the fragment. */
export async function readLabFragment(fragment: string): Promise<Asked> {
  const text = fragment.replace(/^#/, '');
  if (text === '') return { kind: 'empty' };
  if (text.length > mostLinkCharacters)
    return { kind: 'problems', problems: [{ kind: 'linkTooLong', characters: text.length }] };
  const scenario = /^scenario=([a-z0-9-]{1,80})$/.exec(text)?.[1];
  if (scenario) return { kind: 'scenario', id: scenario };
  const code = /^l=(.*)$/.exec(text)?.[1];
  if (code !== undefined) return readPacked(code);
  return /^(.*&)?g=/.test(text)
    ? readGame(`#${text}`)
    : { kind: 'problems', problems: [{ kind: 'linkVersion', version: '' }] };
}
