import { type RefObject, useEffect } from 'react';
import { afterPaint } from '@/ui/afterPaint.tsx';

const isGone = (control: Element): boolean => !control.isConnected || control.matches(':disabled');

/**
 * A control that is pressed often goes away or has nothing more to do. The focus it had is then not lost to the page,
 * but goes to the bar of the table, or to the whole of what is shown.
 */
export function useKeptFocus(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const here = room.current;
    let callOff = () => {};
    const onClick = () => {
      const pressed = document.activeElement;
      callOff();
      if (!pressed || !here?.contains(pressed)) return;
      callOff = afterPaint(() => {
        const lost = document.activeElement === document.body || document.activeElement === pressed;
        if (!lost || !isGone(pressed)) return;
        (here.querySelector<HTMLElement>('[data-bar]') ?? here).focus({ preventScroll: true });
      });
    };
    here?.addEventListener('click', onClick, true);
    return () => {
      callOff();
      here?.removeEventListener('click', onClick, true);
    };
  }, [room]);
}
