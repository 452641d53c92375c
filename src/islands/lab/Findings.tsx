import type { Finding } from '@machines/smartphone/audit/index.ts';
import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import { findingWords } from '@machines/smartphone/words/finding.ts';
import { count } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/islands/play/table/ClauseLink.tsx';
import type { LabPage } from './bits.tsx';

interface Props extends LabPage {
  findings: readonly Finding[];
  components: ComponentSet;
  insisted: boolean;
  onInsist: () => void;
}

/** What no game could reach about the position, clause by clause. It does not stop anyone who insists. */
export function Findings({ findings, components, insisted, words, locale, clauseBase, onInsist }: Props) {
  const text = words.findings;
  if (findings.length === 0)
    return (
      <p className="lab-sound quiet">
        <Icon of={controls.yes} /> {text.none}
      </p>
    );
  return (
    <details className="lab-findings" open={!insisted}>
      <summary>{count(locale, text.some, findings.length)}</summary>
      <ul>
        {findings.map((finding) => (
          <li key={JSON.stringify(finding)}>
            {findingWords(finding, components)} <ClauseLink id={finding.rule} base={clauseBase} />
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
