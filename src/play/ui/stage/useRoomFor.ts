import { useSyncExternalStore } from 'react';

/** A hook that tells whether the window is as the query says. */
function media(query: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const asked = window.matchMedia(query);
    asked.addEventListener('change', listener);
    return () => asked.removeEventListener('change', listener);
  };
  const matches = () => window.matchMedia(query).matches;
  return () => useSyncExternalStore(subscribe, matches);
}

/** Whether the map beside the rail is too narrow for cards: then regions are marks, and a press opens the card. */
export const useNarrowMap = media('(width < 1258px) or (height < 640px)');

/** Whether the rail is so high that a tool leaves room in it. */
export const useHigh = media('(width >= 1120px) and (height >= 1000px)');
