import type { News } from '@machines/core/refusal.ts';
import { useLayoutEffect, useRef } from 'react';
import { ClauseLink } from './ClauseLink.tsx';

interface Props<N extends News> {
  title: string;
  news: readonly N[];
  /** A piece of news in words. */
  line: (news: N) => string;
}

/** What happened, line by line, each with its clause; where there is little room, the newest line is in sight. */
export function Told<N extends News>({ title, news, line }: Props<N>) {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight);
  });
  return (
    news.length > 0 && (
      <ol className="told" aria-label={title} ref={list}>
        {news.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines are only ever added
          <li key={at}>
            {line(each)} <ClauseLink id={each.rule} />
          </li>
        ))}
      </ol>
    )
  );
}
