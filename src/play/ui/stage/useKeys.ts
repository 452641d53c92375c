import { useEffect } from 'react';
import { useSteady } from '@/ui/useSteady.ts';
import type { TableGame } from '../table/useTable.ts';

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"], [type="checkbox"]), textarea, select');

/** The keys of every table: Ctrl+Z, arrows through the past, H for a hint, ? for the list of keys. */
export function useKeys(
  game: Pick<TableGame, 'looking' | 'look' | 'now' | 'undo' | 'redo'>,
  onHint?: () => void,
): void {
  const press = useSteady((event: KeyboardEvent) => {
    if (event.defaultPrevented || isText(event.target)) return;
    const done = (act: (() => void) | null | undefined) => {
      if (!act) return;
      event.preventDefault();
      act();
    };
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z')
      return done(event.shiftKey ? game.redo : game.undo);
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'y') return done(game.redo);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { looking } = game;
    const onStage = event.target === document.body || (event.target as Element).matches?.('[data-bar], [data-bar] *');
    if (looking !== null && event.key === 'Escape') return done(() => game.look(null));
    if (onStage || looking !== null) {
      if (event.key === 'ArrowLeft') return done(() => game.look((looking ?? game.now.cursor) - 1));
      if (event.key === 'ArrowRight' && looking !== null) return done(() => game.look(looking + 1));
    }
    if (event.key === ' ' && onStage) {
      const on = document.querySelector<HTMLElement>('.stage [data-act="continue"]');
      return done(on && (() => on.click()));
    }
    // The menu ends with the list of keys.
    if (event.key === '?') return done(() => document.querySelector<HTMLElement>('.stage-menu')?.togglePopover());
    if (event.key.toLowerCase() === 'h') return done(onHint);
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [press]);
}
