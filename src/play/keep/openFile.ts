import { type LoggedGame, mostSaveCharacters, openSave, type SaveProblem } from '@machines/core/save.ts';
import type { GameTypes, Playable } from '../playable.ts';

/** The browser could not give the file's text: it was moved, or may not be read. */
export type FileProblem = { kind: 'unreadable' };

export interface OpenedFile<T extends GameTypes = GameTypes> {
  game: LoggedGame<T> | null;
  problems: (SaveProblem | FileProblem)[];
}

/** Opens a file through the rules. A file larger than any game is not even read. */
export async function openFile<T extends GameTypes>(
  { rules }: Playable<T>,
  file: Pick<Blob, 'size' | 'text'>,
): Promise<OpenedFile<T>> {
  if (file.size > mostSaveCharacters) return { game: null, problems: [{ kind: 'tooLarge', characters: file.size }] };
  try {
    return openSave(rules, await file.text());
  } catch {
    return { game: null, problems: [{ kind: 'unreadable' }] };
  }
}
