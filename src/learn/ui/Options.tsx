import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonPage } from '../lessonPage.ts';

interface Props {
  ids: readonly string[];
  seen: readonly string[];
  now: string | null;
  texts: Record<string, string>;
  page: LessonPage;
  onChoose: (id: string) => void;
}

/** Ways to go, none of them wrong. */
export function Options({ ids, seen, now, texts, page, onChoose }: Props) {
  return (
    <>
      <ul className="answers" aria-label={page.words.answers}>
        {ids.map((id) => (
          <li key={id}>
            <button
              type="button"
              className="answer"
              data-act="answer"
              data-answer={id}
              data-state={seen.includes(id) ? 'seen' : 'open'}
              aria-pressed={now === id}
              onClick={() => onChoose(id)}
            >
              {seen.includes(id) && <Icon of={controls.yes} />}
              <span>
                <Rich text={texts[id] ?? id} words={page.rich} plain />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet">{fill(page.words.seen, { n: seen.length, of: ids.length })}</p>
    </>
  );
}
