import type { Issue } from '@machines/core/parse.ts';
import { parse } from '@machines/core/parse.ts';
import { parseDocument, stringify } from 'yaml';
import { firstGame } from '@/site.ts';
import { fromScenario, toScenario } from './asScenario.ts';
import type { LabDocument } from './labDocument.ts';
import type { LabGame, LabTypes } from './labGame.ts';

/** The bench as a scenario file and back. Loaded when it is wanted: reading YAML is not small. */

/** More than any scenario has. */
export const mostCharacters = 200_000;

/** Throws a PositionError where no game could reach the position: the runner takes none of those. */
export const scenarioText = <T extends LabTypes>(game: LabGame<T>, document: LabDocument<T>): string =>
  stringify(toScenario(game, document), { lineWidth: 110, collectionStyle: 'any' });

/** The position with its moves as a fence for an article: a board that is alive there. */
export function articleText<T extends LabTypes>(game: LabGame<T>, { position, moves }: LabDocument<T>): string {
  const played = [...((position as { moves?: readonly unknown[] }).moves ?? []), ...moves];
  const whole = { ...position, ...(played.length > 0 && { moves: played }) };
  const of = game.id === firstGame ? '' : ` game=${game.id}`;
  return `\`\`\`position${of}\n${stringify(whole, { lineWidth: 110, collectionStyle: 'any' })}\`\`\`\n`;
}

export type ReadFile<T extends LabTypes> = { ok: true; document: LabDocument<T> } | { ok: false; issues: Issue[] };

/** A scenario file on the bench. What is wrong with it has a place. */
export function readScenarioText<T extends LabTypes>(game: LabGame<T>, text: string): ReadFile<T> {
  if (text.length > mostCharacters) return { ok: false, issues: [{ path: '', message: 'It is far too long.' }] };
  const yaml = parseDocument(text, { uniqueKeys: true });
  const [error] = yaml.errors;
  if (error) return { ok: false, issues: [{ path: '', message: error.message.split('\n')[0] ?? error.message }] };
  let value: unknown;
  try {
    value = yaml.toJS({ maxAliasCount: 20 });
  } catch (failed) {
    return { ok: false, issues: [{ path: '', message: String(failed) }] };
  }
  const read = parse(game.schema, value);
  return read.ok ? { ok: true, document: fromScenario(game, read.value) } : read;
}
