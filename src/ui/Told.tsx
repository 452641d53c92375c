import type { News } from '@machines/core/refusal.ts';
import { ClauseLink } from './ClauseLink.tsx';

interface Props<N extends News> {
  title: string;
  news: readonly N[];
  /** A piece of news in words. */
  line: (news: N) => string;
}

/** What happened, line by line, each with its clause. */
export const Told = <N extends News>({ title, news, line }: Props<N>) =>
  news.length > 0 && (
    <ol className="told" aria-label={title}>
      {news.map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
        <li key={at}>
          {line(each)} <ClauseLink id={each.rule} />
        </li>
      ))}
    </ol>
  );
