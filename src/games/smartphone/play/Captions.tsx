import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { line } from '@machines/smartphone/words/line.ts';
import type { CSSProperties } from 'react';
import type { PlayWords } from '@/i18n/en/play.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';

interface Props {
  news: NewsOf[];
  components: ComponentSet;
  words: PlayWords;
  clauseBase: string;
  onContinue: () => void;
}

/** Automatic phases as captions, one after the other; all at once under reduced motion. Going on skips the rest. */
export function Captions({ news, components, words, clauseBase, onContinue }: Props) {
  return (
    <section data-arrives className="captions" aria-label={words.captions.title}>
      <h2>{words.captions.title}</h2>
      <ol aria-live="polite">
        {news.map((each, at) => (
          <li key={`${each.what}${JSON.stringify(each.params)}`} style={{ '--at': at } as CSSProperties}>
            {line(each, components)} <ClauseLink id={each.rule} base={clauseBase} />
          </li>
        ))}
      </ol>
      <button data-first type="button" className="button button-main" onClick={onContinue}>
        {words.captions.continue}
      </button>
    </section>
  );
}
