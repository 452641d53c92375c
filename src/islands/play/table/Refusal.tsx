import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import { sentence } from '@machines/smartphone/words/sentence.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from './ClauseLink.tsx';

interface Props {
  refusal: RefusalOf;
  components: ComponentSet;
  clauseBase: string;
}

/** Why not: a sentence and its clause. It stays until the next try. */
export const Refusal = ({ refusal, components, clauseBase }: Props) => (
  <p className="note refusal" role="alert">
    <Icon of={controls.no} />
    <span>
      {sentence(refusal, components)} <ClauseLink id={refusal.rule} base={clauseBase} />
    </span>
  </p>
);
