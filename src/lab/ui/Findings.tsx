import { count } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LabPage } from './fields.tsx';

interface Props<F> extends LabPage {
  findings: readonly F[];
  /** A finding in words. */
  say: (finding: F) => string;
  insisted: boolean;
  onInsist: () => void;
}

/** What no game could reach about the position, clause by clause. It does not stop anyone who insists. */
export function Findings<F extends { rule: string }>(props: Props<F>) {
  const { findings, say, insisted, words, onInsist } = props;
  const text = words.findings;
  if (findings.length === 0)
    return (
      <p className="lab-sound quiet">
        <Icon of={controls.yes} /> {text.none}
      </p>
    );
  return (
    <details className="lab-findings" open={!insisted}>
      <summary>{count(text.some, findings.length)}</summary>
      <ul className="grid gap-2 small-print">
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>
            {say(finding)} <ClauseLink id={finding.rule} />
          </li>
        ))}
      </ul>
      {insisted ? (
        <p className="quiet">{text.insisted}</p>
      ) : (
        <button type="button" className="button" onClick={onInsist}>
          {text.insist}
        </button>
      )}
    </details>
  );
}
