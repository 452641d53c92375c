import { useLayoutEffect } from 'react';

/** While a game runs the window is the table: the page around it stands aside, and nothing scrolls. */
export function useWindow(): void {
  useLayoutEffect(() => {
    const page = document.documentElement;
    page.dataset['playing'] = '';
    window.scrollTo({ top: 0 });
    return () => {
      delete page.dataset['playing'];
    };
  }, []);
}
