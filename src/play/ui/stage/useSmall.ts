import { useSyncExternalStore } from 'react';

/** Where the stage is bands; the style sheets ask the same. */
const query = '(width < 1120px) or (height < 640px)';

const subscribe = (listener: () => void) => {
  const asked = window.matchMedia(query);
  asked.addEventListener('change', listener);
  return () => asked.removeEventListener('change', listener);
};

/** Whether the window is too small for the whole stage. */
export const useSmall = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
