import { type LoggedGame, makeSave } from '@machines/core/save.ts';
import type { GameTypes, Playable } from '../playable.ts';

/** A game as a file: the same save that links and the command line use. */

export interface SaveFile {
  name: string;
  text: string;
}

/** Moves not yet shown stay out of it: a file is opened by whoever has it (S1.8). */
export function saveFile<T extends GameTypes>(
  { rules }: Playable<T>,
  { setup, log, end }: LoggedGame<T>,
  now = new Date(),
): SaveFile {
  const open = log.slice(0, rules.openMoves(log, end));
  const minute = now.toISOString().slice(0, 16).replace(/[T:]/g, '-');
  return {
    name: `${rules.id}-${minute}.json`,
    text: `${JSON.stringify(makeSave(rules, setup, open))}\n`,
  };
}

/** Hands the file to the browser, which keeps it where it keeps downloads. */
export function download({ name, text }: SaveFile, type = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
