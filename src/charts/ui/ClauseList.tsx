import type { Clause } from '@machines/core/clause.ts';
import type { TableWords } from '@/i18n/en/table.ts';
import type { Game } from '@/site.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { type Sheet, sheetIn } from '../sheet.ts';
import { useSheet } from './useSheet.ts';
import './clauseList.css';

/** The clauses that a state of a chart and all inside it name, each once, in the order the chart gives them. */
function clausesIn({ charts }: Sheet, state: string): string[] {
  const isInside = (id: string) => id === state || id.startsWith(`${state}.`);
  const own = charts.filter((chart) => chart.state === state).flatMap(({ rules }) => rules);
  const told = charts.flatMap(({ details }) => details.filter(({ id }) => isInside(id)));
  return [...new Set([...own, ...told.flatMap(({ rules }) => rules)])];
}

export interface ClausesPage {
  words: TableWords;
}

interface Props extends ClausesPage {
  game: Game;
  state: string;
  clauseOf: (id: string) => Clause | null;
}

/** The clauses of a state, in full. */
export function ClausesOf({ game, state, clauseOf, words }: Props) {
  const sheet = useSheet(sheetIn(game));
  if (sheet === 'loading') return <p className="quiet">{words.clauses.loading}</p>;
  if (sheet === 'failed') return <p className="quiet">{words.unfetched.text}</p>;
  const clauses = clausesIn(sheet, state).flatMap((id) => clauseOf(id) ?? []);
  return (
    <dl className="grid gap-3" aria-label={words.clauses.title}>
      {clauses.map(({ id, title, text }) => (
        <div key={id}>
          <dt className="firm">
            <ClauseLink id={id} /> {title}
          </dt>
          <dd className="small-print">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
