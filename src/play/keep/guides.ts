import { type Guide, isGuide } from '../guideNames.ts';
import { browserStore, dropKey, readKey, writeKey } from './store.ts';

/** Which guide sits at which kept game. */

const guideKey = (id: string): string => `rulebench.guide.${id}`;

export const keepGuide = (id: string, guide: Guide, store = browserStore()) => writeKey(store, guideKey(id), guide);

export function openGuide(id: string, store = browserStore()): Guide | null {
  const text = readKey(store, guideKey(id)) ?? '';
  return isGuide(text) ? text : null;
}

export const dropGuide = (id: string, store = browserStore()): void => dropKey(store, guideKey(id));
