import type { TableWords } from '@/i18n/en/table.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LogEntry } from '../../log/lines.ts';
import { isComputer, playerOf } from '../../people.ts';
import type { SessionOf } from '../../session.ts';

interface Props {
  session: SessionOf;
  entries: LogEntry[];
  cursor: number;
  words: TableWords;
  clauseBase: string;
}

/** What the computer players have done since a person last acted. */
export function Meanwhile({ session, entries, cursor, words, clauseBase }: Props) {
  const { log } = session.get();
  const last = log.slice(0, cursor).findLastIndex(({ seat }) => !isComputer(playerOf(session.setup, seat)));
  const lines = entries
    .filter(({ move, seat }) => move > last + 1 && move <= cursor && seat !== null)
    .flatMap(({ move, lines: told }) => told.map((line) => ({ ...line, move })));
  if (last < 0 || lines.length === 0) return null;
  return (
    <details className="meanwhile" open={lines.length <= 4}>
      <summary>
        {words.meanwhile} ({lines.length})
      </summary>
      <ul>
        {lines.map(({ text, rule, move }) => (
          <li key={`${move} ${text}`}>
            {text} <ClauseLink id={rule} base={clauseBase} />
          </li>
        ))}
      </ul>
    </details>
  );
}
