import type { Detail, Step } from '@/charts/details.ts';
import type { Sheet } from '@/charts/sheet.ts';

interface Props {
  detail: Detail;
  sheet: Sheet;
  clauseBase: string;
  onChoose: (state: string) => void;
  onClose: () => void;
}

interface WaysProps extends Pick<Props, 'onChoose'> {
  title: string;
  none: string;
  steps: readonly Step[];
  arrow: string;
  stays: string | null;
}

function Ways({ title, none, steps, arrow, stays, onChoose }: WaysProps) {
  return (
    <div className="state-ways">
      <h4>{title}</h4>
      {steps.length === 0 && <p>{none}</p>}
      <ul>
        {steps.map(({ way, text, notes, state }) => (
          <li key={`${way} ${state?.id}`}>
            <span>{text}</span>
            {state ? (
              <button type="button" className="state-link" onClick={() => onChoose(state.id)}>
                <span aria-hidden="true">{arrow}</span> {state.name}
              </button>
            ) : (
              <i>{stays}</i>
            )}
            {notes.length > 0 && <small>{notes.join(' · ')}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What there is to say about a state: its clauses, what leads in and what leads out. */
export function StatePanel({ detail, sheet, clauseBase, onChoose, onClose }: Props) {
  const { panel: t } = sheet.words;
  return (
    <section className="chart-panel" aria-label={t.title} aria-live="polite">
      <button type="button" className="chart-close" aria-label={t.close} onClick={onClose}>
        ×
      </button>
      <div className="state-text">
        <h3>{detail.name}</h3>
        <p>{detail.description}</p>
        {detail.entry.map((text) => (
          <p key={text} className="state-entry">
            {text}
          </p>
        ))}
        <ul className="state-rules" aria-label={t.rules}>
          {detail.rules.map((id) => (
            <li key={id}>
              <a className="clause" href={`${clauseBase}${id}`}>
                {id}
              </a>
              {sheet.clauses[id]}
            </li>
          ))}
        </ul>
        <Ways title={t.in} none={t.nothingIn} steps={detail.leadsIn} arrow="←" stays={null} onChoose={onChoose} />
        <Ways title={t.out} none={t.nothingOut} steps={detail.leadsOut} arrow="→" stays={t.stays} onChoose={onChoose} />
      </div>
    </section>
  );
}
