import { useRef } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonPage } from '../lessonPage.ts';
import type { useHints } from './useHints.ts';

interface Props extends Pick<LessonPage, 'words' | 'rich'> {
  hints: ReturnType<typeof useHints>;
  onShow: () => void;
  onReset: () => void;
}

/** Help with something to do, from a nudge to the whole way. */
export function DoActs({ hints, words, rich, onShow, onReset }: Props) {
  const show = useRef<HTMLButtonElement>(null);
  return (
    <>
      {hints.given.length > 0 && (
        <ol className="hints" aria-live="polite">
          {hints.given.map((text) => (
            <li key={text}>
              <Rich text={text} words={rich} />
            </li>
          ))}
        </ol>
      )}
      {hints.more && (
        <button
          type="button"
          className="button"
          onClick={() => {
            hints.more?.();
            // The last hint takes this button away; help goes on with the next one.
            if (hints.left === 1) show.current?.focus();
          }}
        >
          {hints.started ? words.moreHint : words.hint}
        </button>
      )}
      <button ref={show} type="button" className="button" onClick={onShow}>
        {words.showMe}
      </button>
      <button type="button" className="button" onClick={onReset}>
        <Icon of={controls.reset} />
        {words.reset}
      </button>
    </>
  );
}
