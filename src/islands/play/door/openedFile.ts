import type { OpenedFile } from '@/play/keep/file.ts';

/** The rules are loaded only when a file is to be opened: the door itself does without them. */
export async function readSaved(file: File): Promise<OpenedFile> {
  const { openFile } = await import('@/play/keep/file.ts');
  return openFile(file);
}

/** Keeps the game and says where it opens; where nothing can be kept, the address itself carries the game. */
export async function fragmentFor({ setup, log, position }: NonNullable<OpenedFile['game']>): Promise<string> {
  const [{ keepGame, newGameId }, { keptFragment }] = await Promise.all([
    import('@/play/keep/storage.ts'),
    import('@/play/keep/address.ts'),
  ]);
  const id = newGameId();
  const kept = keepGame({ id, setup, log, cursor: log.length, revision: null }, position);
  if (kept.status === 'kept') return keptFragment(id);
  const { shareFragment } = await import('@/play/keep/link.ts');
  return shareFragment(setup, log);
}
