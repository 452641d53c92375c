import { count } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { useLab } from './atLab.ts';

interface Props {
  insisted: boolean;
  onInsist: () => void;
}

/** What no game could reach about the position, clause by clause. It does not stop anyone who insists. */
export function Findings({ insisted, onInsist }: Props) {
  const { kit, bench, words } = useLab();
  const { findings, table } = bench;
  const text = words.findings;
  if (findings.length === 0)
    return (
      <p className="lab-sound quiet flex gap-2 level">
        <Icon of={controls.yes} /> {text.none}
      </p>
    );
  return (
    <details className="lab-findings" open={!insisted}>
      <summary className="firm">{count(text.some, findings.length)}</summary>
      <ul className="grid gap-2 small-print">
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>
            {kit.findingWords(finding, table)} <ClauseLink id={finding.rule} />
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
