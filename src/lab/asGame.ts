import { shareFragment } from '@/play/keep/link.ts';
import { layBench } from './bench.ts';
import type { LabDocument } from './labDocument.ts';
import type { LabGame, LabTypes } from './labGame.ts';

/** How the bench opens on the play pages: as the game it is a moment of, as a game from its set-up, or not at all. */
export type AsGame = { kind: 'moment' | 'setup'; fragment: string } | { kind: 'none' };

/** Whether a position is how a game begins; what was told on the way is not looked at. */
export const sameTable = <State extends object>(a: State, b: State): boolean =>
  JSON.stringify({ ...a, news: [] }) === JSON.stringify({ ...b, news: [] });

/** A game is its set-up and its log, so only what a set-up and moves lead to can be one. */
export async function asGame<T extends LabTypes>(game: LabGame<T>, document: LabDocument<T>): Promise<AsGame> {
  if (document.game) return { kind: 'moment', fragment: document.game };
  const laid = layBench(game, document);
  const begun = laid.ok && game.begun(document.position);
  if (!begun) return { kind: 'none' };
  const actions = laid.bench.stretches.flatMap(({ action }) => (action ? [action] : []));
  const log = [...begun.actions, ...actions];
  const end = (laid.bench.stretches.at(-1) ?? laid.bench.stretches[0]).state;
  return { kind: 'setup', fragment: await shareFragment(game.play, { setup: begun.setup, log, end }) };
}
