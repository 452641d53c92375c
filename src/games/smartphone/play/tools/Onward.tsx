import type { Called } from '@machines/core/words.ts';
import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';

/** The way on from what is shown. */
export const Onward = ({ label, onContinue }: { label: string; onContinue: () => void }) => (
  <button
    data-first
    type="button"
    className="button button-main tool-wide"
    data-act="continue"
    aria-keyshortcuts="Space"
    onClick={onContinue}
  >
    <Icon of={controls.onward} />
    {label}
    <span className="key" aria-hidden="true">
      Space
    </span>
  </button>
);

interface Props {
  news: readonly NewsOf[];
  components: ComponentSet;
  called: Called;
  label: string;
}

/** Everything that happened by itself, in sentences, each with its clause; a high rail has room for them. */
export const AllNews = ({ news, components, called, label }: Props) => (
  <details className="tool-news" open={window.matchMedia('(width >= 1120px) and (height >= 1000px)').matches}>
    <summary>{label}</summary>
    <ol>
      {news.map((each) => (
        <li key={`${each.what}${JSON.stringify(each.params)}`}>
          {line(each, components, called)} <ClauseLink id={each.rule} />
        </li>
      ))}
    </ol>
  </details>
);
