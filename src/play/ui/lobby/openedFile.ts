import { firstGame, type Game, games } from '@/site.ts';
import type { OpenedFile } from '../../keep/openFile.ts';
import type { Playable } from '../../playable.ts';

/** The rules of a game are loaded only when a file of it is to be opened: the lobby itself does without them. */
const playables: Record<Game, () => Promise<Playable>> = {
  smartphone: async () => (await import('@/games/smartphone/play/smartphone.ts')).smartphonePlay,
  coverage: async () => (await import('@/games/coverage/play/coverage.ts')).coveragePlay,
};

export interface Read extends OpenedFile {
  /** The game it is a save of; none where its rules could not be fetched. */
  playable?: Playable;
}

/** Opens a file by the rules of whichever game it names. */
export const readSaved = (file: File): Promise<Read> =>
  readBy(file).catch(() => ({ game: null, problems: [{ kind: 'unfetched' }] }));

async function readBy(file: File): Promise<Read> {
  const [{ openFile }, first] = await Promise.all([import('../../keep/openFile.ts'), playables[firstGame]()]);
  const opened = await openFile(first, file);
  const [problem] = opened.problems;
  const named = problem?.kind === 'foreign' && games.find((each) => each === problem.game);
  if (!named) return { ...opened, playable: first };
  const playable = await playables[named]();
  return { ...(await openFile(playable, file)), playable };
}

/** Keeps the game and says where it opens; where nothing can be kept, the address itself carries the game. */
export async function fragmentFor(playable: Playable, game: NonNullable<OpenedFile['game']>): Promise<string> {
  const [{ keepGame, newGameId }, { keptFragment }] = await Promise.all([
    import('../../keep/storage.ts'),
    import('../../keep/address.ts'),
  ]);
  const id = newGameId();
  const kept = await keepGame(playable, { ...game, id, cursor: game.log.length, revision: null }, game.end);
  if (kept.status === 'kept') return keptFragment(id);
  const { shareFragment } = await import('../../keep/link.ts');
  return shareFragment(playable, game);
}
