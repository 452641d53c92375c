import { dollars } from '@machines/coverage/words/namer.ts';
import { useEffect, useRef } from 'react';

const countTime = 360;

/** An amount that counts to what it has become, so that one sees it change; the number itself is there at once. */
export function Money({ amount, className }: { amount: number; className?: string }) {
  const text = useRef<HTMLElement>(null);
  const last = useRef(amount);
  useEffect(() => {
    const from = last.current;
    last.current = amount;
    const shown = text.current?.firstChild;
    if (from === amount || !shown || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const began = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const done = Math.min(1, (now - began) / countTime);
      shown.nodeValue = dollars(done === 1 ? amount : Math.round(from + (amount - from) * done));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    return () => {
      cancelAnimationFrame(frame);
      shown.nodeValue = dollars(amount);
    };
  }, [amount]);
  return (
    <b ref={text} className={className}>
      {dollars(amount)}
    </b>
  );
}
