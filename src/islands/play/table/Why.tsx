import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from './ClauseLink.tsx';

/** Why not: a sentence and its clause. It stays until the next try. */
export const Why = ({ text, rule, clauseBase }: { text: string; rule: string; clauseBase: string }) => (
  <p className="note refusal" role="alert">
    <Icon of={controls.no} />
    <span>
      {text} <ClauseLink id={rule} base={clauseBase} />
    </span>
  </p>
);
