import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import type { Setup } from '@machines/coverage/state.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';

interface Props {
  refusal: RefusalOf;
  setup: Setup;
}

/** Why not, in the tool, where it was tried. */
export const ToolWhy = ({ refusal, setup }: Props) => (
  <p className="tool-why grows shrinks" role="alert">
    <Icon of={controls.no} /> {sentence(refusal, setup)} <ClauseLink id={refusal.rule} />
  </p>
);
