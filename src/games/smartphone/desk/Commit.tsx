import type { Plan } from '@machines/smartphone/plan.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { Desk } from './useDesk.ts';

export interface Committing {
  label: string;
  onCommit: (plan: Plan) => void;
}

/** The button that makes the plan. A refused one keeps its button, which says what it waits for. */
export function Commit({ desk, label, onCommit }: Committing & { desk: Desk }) {
  const { refusal } = desk.result;
  return (
    <div className="commit grows shrinks grid gap-1">
      <button
        type="button"
        className="button button-main"
        data-act="commit"
        aria-disabled={refusal !== null}
        aria-describedby={desk.statusId}
        onClick={refusal ? desk.sayWhyNot : () => onCommit(desk.plan)}
      >
        <Icon of={refusal ? controls.no : controls.yes} />
        {label}
      </button>
      <p className="commit-why soft-ink small-print">{refusal && fill(desk.words.notYet, { id: refusal.rule })}</p>
    </div>
  );
}
