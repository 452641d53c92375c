import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from './ClauseLink.tsx';

/** What is said in place may lie below the edge of the screen: it is brought up. */
export const intoView = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' });

/** Why not: a sentence and its clause. It stays until the next try. */
export const Why = ({ text, rule }: { text: string; rule: string }) => (
  <p className="note refusal" role="alert">
    <Icon of={controls.no} />
    <span>
      {text} <ClauseLink id={rule} />
    </span>
  </p>
);
