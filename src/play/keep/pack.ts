import { mostSaveCharacters } from '@machines/core/save.ts';
import { fromText, toText } from './bytes.ts';
import { deflate, inflate } from './inflate.ts';

/** Any JSON value packed for a link: `1.<letters>`. Nothing of it reaches a server. */

/** How it is packed. Raised when old links can no longer be read as they are. */
const version = '1';

export type PackProblem =
  | { kind: 'linkVersion'; version: string }
  | { kind: 'linkLetters' }
  | { kind: 'linkDamaged' }
  | { kind: 'linkTooLarge' }
  | { kind: 'linkNotJson' };

export type Unpacked = { ok: true; value: unknown } | { ok: false; problem: PackProblem };

export const pack = async (value: unknown): Promise<string> =>
  `${version}.${toText(await deflate(JSON.stringify(value)))}`;

/** What was packed, not yet checked. Never throws, whatever the code. */
export async function unpack(code: string, mostBytes: number = mostSaveCharacters): Promise<Unpacked> {
  const fail = (problem: PackProblem): Unpacked => ({ ok: false, problem });
  const dot = code.indexOf('.');
  if (dot < 1 || code.slice(0, dot) !== version)
    return fail({ kind: 'linkVersion', version: code.slice(0, Math.max(0, Math.min(dot, 8))) });
  const bytes = fromText(code.slice(dot + 1));
  if (!bytes) return fail({ kind: 'linkLetters' });
  const inflated = await inflate(bytes, mostBytes);
  if (!inflated.ok) return fail({ kind: inflated.reason === 'tooLarge' ? 'linkTooLarge' : 'linkDamaged' });
  try {
    return { ok: true, value: JSON.parse(inflated.text) };
  } catch {
    return fail({ kind: 'linkNotJson' });
  }
}
