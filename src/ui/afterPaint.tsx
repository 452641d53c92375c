import { type ReactNode, startTransition, useEffect, useState } from 'react';

/** Calls back once the frame that is being made is on the screen; answers how to call it off. */
export function oncePainted(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(then);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** The same for what has no hurry: it gives way to whatever is pressed meanwhile. */
export const afterPaint = (then: () => void): (() => void) => oncePainted(() => startTransition(then));

/** What stands further down comes one frame after what is looked at first. */
export function AfterPaint({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false);
  useEffect(() => afterPaint(() => setPainted(true)), []);
  return painted && children;
}
