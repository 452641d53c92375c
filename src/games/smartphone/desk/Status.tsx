import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { PlanResult } from '@machines/smartphone/desk.ts';
import { sentence } from '@machines/smartphone/words/sentence.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';

interface Props {
  id: string;
  result: PlanResult;
  components: ComponentSet;
  words: DeskWords;
}

/** Whether the plan may be made; if not, why not, with the clause. */
export function Status({ id, result: { refusal, overlap }, components, words }: Props) {
  if (!refusal)
    return (
      <p id={id} className="note status status-legal">
        <Icon of={controls.yes} />
        {count(words.legal, overlap)}
      </p>
    );
  return (
    <p id={id} className="note refusal status">
      <Icon of={controls.no} />
      <span>
        {sentence(refusal, components)}{' '}
        <ClauseLink id={refusal.rule} aria-label={fill(words.clause, { id: refusal.rule })} />
      </span>
    </p>
  );
}
