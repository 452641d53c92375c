import { positionFragment } from '@/play/keep/address.ts';
import { shareFragment } from '@/play/keep/link.ts';
import { pack } from '@/play/keep/pack.ts';
import { layBench } from './bench.ts';
import type { LabDocument } from './labDocument.ts';
import type { LabGame, LabTypes } from './labGame.ts';

/** How the bench opens on the play pages: as the game it is a moment of, from its set-up, or from the position. */
export interface AsGame {
  kind: 'moment' | 'setup' | 'position';
  fragment: string;
}

/** Whether a position is how a game begins; what was told on the way is not looked at. */
export const sameTable = <State extends object>(a: State, b: State): boolean =>
  JSON.stringify({ ...a, news: [] }) === JSON.stringify({ ...b, news: [] });

/** What a set-up and moves lead to is a whole game; any other position is where one can begin. Null where none can. */
export async function asGame<T extends LabTypes>(game: LabGame<T>, document: LabDocument<T>): Promise<AsGame | null> {
  if (document.game) return { kind: 'moment', fragment: document.game };
  const laid = layBench(game, document);
  if (!laid.ok) return null;
  const begun = game.begun(document.position);
  if (!begun) {
    const { position, moves } = document;
    return { kind: 'position', fragment: positionFragment(await pack({ position, moves })) };
  }
  const actions = laid.bench.stretches.flatMap(({ action }) => (action ? [action] : []));
  const log = [...begun.actions, ...actions];
  const end = (laid.bench.stretches.at(-1) ?? laid.bench.stretches[0]).state;
  return { kind: 'setup', fragment: await shareFragment(game.play, { setup: begun.setup, log, end }) };
}
