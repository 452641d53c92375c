import { newGame } from '@machines/smartphone/driver.ts';
import { layPosition, setupOf } from '@machines/smartphone/position/build.ts';
import { openLaid } from '@machines/smartphone/position/open.ts';
import { shareFragment } from '@/play/keep/link.ts';
import { smartphonePlay } from '@/play/smartphone.ts';
import { layBench } from './bench.ts';
import type { LabDocument } from './document.ts';

/** How the bench opens on the play pages: as the game it is a moment of, as a game from its set-up, or not at all. */
export type AsGame = { kind: 'moment' | 'setup'; fragment: string } | { kind: 'none' };

/** A game is its set-up and its log, so only what a set-up and moves lead to can be one. */
export async function asGame(document: LabDocument): Promise<AsGame> {
  if (document.game) return { kind: 'moment', fragment: document.game };
  const laid = layBench(document);
  if (!laid.ok) return { kind: 'none' };
  const { position } = document;
  const { moves: _, ...start } = position;
  const setup = setupOf(position);
  const { state } = openLaid(layPosition(start));
  if (
    position.phase !== 'planning' ||
    JSON.stringify({ ...state, news: [] }) !== JSON.stringify({ ...newGame(setup), news: [] })
  )
    return { kind: 'none' };
  const before = layPosition(position).actions;
  const actions = laid.bench.stretches.flatMap(({ action }) => (action ? [action] : []));
  return { kind: 'setup', fragment: await shareFragment(smartphonePlay, setup, [...before, ...actions]) };
}
