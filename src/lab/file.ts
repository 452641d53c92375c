import type { Issue } from '@machines/core/parse.ts';
import { parse } from '@machines/core/parse.ts';
import { parseDocument, stringify } from 'yaml';
import { scenarioSchema } from '@/scenarios/smartphone.ts';
import type { LabDocument } from './document.ts';
import { fromScenario, toScenario } from './scenario.ts';

/** The bench as a scenario file and back. Loaded when it is wanted: reading YAML is not small. */

/** More than any scenario has. */
export const mostCharacters = 200_000;

export const scenarioText = (document: LabDocument): string =>
  stringify(toScenario(document), { lineWidth: 110, collectionStyle: 'any' });

export type ReadFile = { ok: true; document: LabDocument } | { ok: false; issues: Issue[] };

/** A scenario file on the bench. What is wrong with it has a place. */
export function readScenarioText(text: string): ReadFile {
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
  const read = parse(scenarioSchema, value);
  return read.ok ? { ok: true, document: fromScenario(read.value) } : read;
}
