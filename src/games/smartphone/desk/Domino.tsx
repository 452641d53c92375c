import type { SymbolPair } from '@machines/smartphone/components/types.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';

/** An improvement: two symbols side by side. */
export const Domino = ({ pair: [first, second] }: { pair: SymbolPair }) => (
  <span className="improvement" aria-hidden="true">
    <span className={`tile hue-${first}`}>
      <Icon of={symbols[first]} />
    </span>
    <span className={`tile hue-${second}`}>
      <Icon of={symbols[second]} />
    </span>
  </span>
);
