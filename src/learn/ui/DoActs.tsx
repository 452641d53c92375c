import { useRef } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { Rich } from '@/ui/Rich.tsx';
import type { LessonPage } from '../lessonPage.ts';
import type { useHints } from './useHints.ts';

interface HelpProps extends Pick<LessonPage, 'words'> {
  hints: ReturnType<typeof useHints>;
  onShow: () => void;
}

/** Help with something to do, from a nudge to the whole way. */
export function HelpActs({ hints, words, onShow }: HelpProps) {
  const show = useRef<HTMLButtonElement>(null);
  return (
    <>
      {hints.more && (
        <button
          type="button"
          className="button ghost"
          data-more={hints.started}
          aria-label={hints.started ? words.moreHint : words.hint}
          onClick={() => {
            hints.more?.();
            // The last hint takes this button away; help goes on with the next one.
            if (hints.left === 1) show.current?.focus({ preventScroll: true });
          }}
        >
          <Icon of={controls.hint} />
          <span>{hints.started ? words.moreHint : words.hint}</span>
        </button>
      )}
      <button ref={show} type="button" className="button ghost" onClick={onShow}>
        <Icon of={controls.show} />
        {words.showMe}
      </button>
    </>
  );
}

export const Hints = ({ given, rich }: { given: readonly string[] } & Pick<LessonPage, 'rich'>) =>
  given.length > 0 && (
    <ol className="hints grid gap-1">
      {given.map((text) => (
        <li key={text}>
          <Rich text={text} words={rich} />
        </li>
      ))}
    </ol>
  );

interface AgainProps extends Pick<LessonPage, 'words'> {
  onTakeBack?: (() => void) | null;
  onReset: () => void;
}

/** What lays the board as it was: one move back, or from the start. */
export const LayAgain = ({ words, onTakeBack, onReset }: AgainProps) => (
  <div className="strip-acts">
    {onTakeBack && (
      <button type="button" className="button ghost" onClick={onTakeBack}>
        {words.takeBack}
      </button>
    )}
    <button type="button" className="button ghost" aria-label={words.reset} onClick={onReset}>
      <Icon of={controls.reset} />
      <span>{words.reset}</span>
    </button>
  </div>
);
