import { sentence } from '@machines/smartphone/words/sentence.ts';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { Desk } from './useDesk.ts';

/** Whether the plan may be made; if not, why not, with the clause. */
export function Status({ desk: { statusId, result, means, words } }: { desk: Desk }) {
  const { refusal, overlap } = result;
  if (!refusal)
    return (
      <p id={statusId} className="note status status-legal">
        <Icon of={controls.yes} />
        {count(words.legal, overlap)}
      </p>
    );
  return (
    <p id={statusId} className="note refusal status">
      <Icon of={controls.no} />
      <span>
        {sentence(refusal, means.components)}{' '}
        <ClauseLink id={refusal.rule} aria-label={fill(words.clause, { id: refusal.rule })} />
      </span>
    </p>
  );
}
