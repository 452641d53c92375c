import type { ReactNode } from 'react';

/** A wide table scrolls inside its own frame, by keyboard too. */
export const Scroll = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
  <section className="end-scroll" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
