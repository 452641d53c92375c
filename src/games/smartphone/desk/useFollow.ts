import { useEffect, useRef, useState } from 'react';

/** Moves the focus along with a piece that comes to stand elsewhere in the page. */
export function useFollow() {
  const room = useRef<HTMLElement>(null);
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (!target) return;
    room.current?.querySelector<HTMLElement>(target)?.focus();
    setTarget(null);
  }, [target]);
  return { room, follow: setTarget };
}
