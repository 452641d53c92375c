import { type Guide, type GuideOf, type guides, isGuide, isGuideOf } from '../guide/guideNames.ts';
import { browserStore, dropKey, readKey, writeKey } from './store.ts';

/** Which guide sits at which kept game. */

const guideKey = (id: string): string => `rulebench.guide.${id}`;

export const keepGuide = (id: string, guide: Guide, store = browserStore()) => writeKey(store, guideKey(id), guide);

export function openGuide<G extends keyof typeof guides>(
  id: string,
  game: G,
  store = browserStore(),
): GuideOf<G> | null {
  const text = readKey(store, guideKey(id)) ?? '';
  return isGuide(text) && isGuideOf(game, text) ? text : null;
}

/** Whether a guide sits at a game, whichever it is. */
export const hasGuide = (id: string, store = browserStore()): boolean => isGuide(readKey(store, guideKey(id)) ?? '');

export const dropGuide = (id: string, store = browserStore()): void => dropKey(store, guideKey(id));
