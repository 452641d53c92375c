import type { ChartWords } from '@/i18n/en/charts.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { Detail, Step } from '../details.ts';
import { type ChartPages, stateHref } from '../sheet.ts';

interface Props {
  detail: Detail;
  words: ChartWords['panel'];
  /** Titles of clauses by their ids. */
  clauses: Readonly<Record<string, string>>;
  pages: ChartPages;
}

interface WaysProps extends Pick<Props, 'pages' | 'clauses'> {
  title: string;
  none: string;
  steps: readonly Step[];
  arrow: string;
  stays: string | null;
  /** Left out where another state tells it: what a way does stands once, where it leads out. */
  told?: boolean;
}

const StateLink = ({ id, pages, children }: { id: string; pages: ChartPages; children: React.ReactNode }) => (
  <a href={stateHref(pages, id)} data-state={id}>
    {children}
  </a>
);

const Ways = ({ title, none, steps, arrow, stays, pages, clauses, told = true }: WaysProps) => (
  <div className="state-ways">
    <h4>{title}</h4>
    {steps.length === 0 && <p>{none}</p>}
    <ul>
      {steps.map(({ way, text, about, rules, notes, state }) => (
        <li key={way}>
          <span>{text}</span>
          {state ? (
            <StateLink id={state.id} pages={pages}>
              <span aria-hidden="true">{arrow}</span> {state.name}
            </StateLink>
          ) : (
            <i>{stays}</i>
          )}
          {told && about && (
            <p>
              {about}{' '}
              {rules.map((id) => (
                <ClauseLink key={id} id={id} title={clauses[id]} />
              ))}
            </p>
          )}
          {told && notes.length > 0 && <small>{notes.join(' · ')}</small>}
        </li>
      ))}
    </ul>
  </div>
);

/** What there is to say about a state: its clauses, what is inside, what leads in and what leads out. */
export const StateText = ({ detail, words, ...linked }: Props) => {
  const { clauses, pages } = linked;
  return (
    <>
      <h3>{detail.name}</h3>
      <p>{detail.description}</p>
      {detail.entry.map((text) => (
        <p key={text} className="soft-ink">
          {text}
        </p>
      ))}
      {detail.rules.length > 0 && (
        <ul className="state-rules" aria-label={words.rules}>
          {detail.rules.map((id) => (
            <li key={id}>
              <ClauseLink id={id} /> {clauses[id]}
            </li>
          ))}
        </ul>
      )}
      {detail.inside.length > 0 && (
        <div className="state-inside">
          <h4>{words.inside}</h4>
          <ul>
            {detail.inside.map(({ id, name }) => (
              <li key={id}>
                <StateLink id={id} pages={pages}>
                  {name}
                </StateLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Ways
        {...linked}
        title={words.in}
        none={words.nothingIn}
        steps={detail.leadsIn}
        arrow="←"
        stays={null}
        told={false}
      />
      <Ways
        {...linked}
        title={words.out}
        none={words.nothingOut}
        steps={detail.leadsOut}
        arrow="→"
        stays={words.stays}
      />
    </>
  );
};
