import type { RefusalOf } from '@machines/smartphone/rules/refuse.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';

interface Props {
  label: string;
  refusal: RefusalOf | null;
  /** Where the reason stands in full. */
  statusId: string;
  words: DeskWords;
  onCommit: () => void;
  onRefused: () => void;
}

/** The button that makes the plan. A refused one keeps its button, which says what it waits for. */
export const Commit = ({ label, refusal, statusId, words, onCommit, onRefused }: Props) => (
  <div className="commit grows shrinks grid gap-1">
    <button
      type="button"
      className="button button-main"
      data-act="commit"
      aria-disabled={refusal !== null}
      aria-describedby={statusId}
      onClick={refusal ? onRefused : onCommit}
    >
      <Icon of={refusal ? controls.no : controls.yes} />
      {label}
    </button>
    <p className="commit-why soft-ink small-print">{refusal && fill(words.notYet, { id: refusal.rule })}</p>
  </div>
);
