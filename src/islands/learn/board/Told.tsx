import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { ClauseLink } from '@/islands/play/table/ClauseLink.tsx';

interface Props {
  title: string;
  news: readonly NewsOf[];
  clauseBase: string;
}

/** What happened, line by line, each with its clause. */
export const Told = ({ title, news, clauseBase }: Props) =>
  news.length > 0 && (
    <ol className="told" aria-label={title}>
      {news.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
        <li key={at}>
          {line(each)} <ClauseLink id={each.rule} base={clauseBase} />
        </li>
      ))}
    </ol>
  );
