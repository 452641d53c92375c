import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { line } from '@machines/smartphone/words/index.ts';

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
          {line(each)}{' '}
          <a className="clause" href={clauseBase + each.rule}>
            {each.rule}
          </a>
        </li>
      ))}
    </ol>
  );
