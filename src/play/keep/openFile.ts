import { type LoggedGame, mostSaveCharacters, openSave, type SaveProblem } from '@machines/core/save.ts';
import { type GameTypes, type Playable, playableFor } from '../playable.ts';

/** The browser could not give the file's text: it was moved, or may not be read. Or a script that opens it did not come. */
export type FileProblem = { kind: 'unreadable' } | { kind: 'unfetched' };

export interface OpenedFile<T extends GameTypes = GameTypes> {
  game: LoggedGame<T> | null;
  problems: (SaveProblem | FileProblem)[];
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Opens a file through the rules. A file larger than any game is not even read. */
export async function openFile<T extends GameTypes>(
  playable: Playable<T>,
  file: Pick<Blob, 'size' | 'text'>,
): Promise<OpenedFile<T>> {
  if (file.size > mostSaveCharacters) return { game: null, problems: [{ kind: 'tooLarge', characters: file.size }] };
  const text = await file.text().catch(() => null);
  if (text === null) return { game: null, problems: [{ kind: 'unreadable' }] };
  const { rules } = await playableFor(playable, parsed(text));
  return openSave(rules, text);
}
