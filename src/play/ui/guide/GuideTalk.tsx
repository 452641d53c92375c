import type { ReactNode } from 'react';
import type { AnyGuideWords } from '@/i18n/en/anyGuide.ts';
import { GuideBox, type Ways } from './GuideBox.tsx';
import type { useGuide } from './useGuide.ts';

/** What it says at one's own turn. */
export interface OwnTurn {
  /** What the moment is for. */
  text: string | undefined;
  /** A good move with its reason, once it was asked for and found. */
  offered: ReactNode;
  /** It is being looked for. */
  looking: boolean;
  onSuggest: (() => void) | undefined;
  /** What else can be done with what is offered. */
  acts?: ReactNode;
}

interface Props {
  words: AnyGuideWords;
  guide: ReturnType<typeof useGuide>;
  /** Said when the lesson has been played; null before. */
  finished: string | null;
  /** What the last turn has brought, and the same turn as the guide would have played it. */
  told: ReactNode;
  ways: Ways | null;
  turn: OwnTurn | null;
  courseHref: string;
  onLeave: () => void;
}

/** A guide beside a table, whichever game it is of: after a turn, before one's own, and at the end. */
export function GuideTalk({ words, guide, finished, told, ways, turn, courseHref, onLeave }: Props) {
  const { help, speaks, explains, onAsk } = guide;
  if (finished !== null)
    return (
      <GuideBox
        words={words}
        after={
          <>
            <p>{finished}</p>
            {told}
          </>
        }
        ways={ways}
        acts={
          <a className="button" href={courseHref}>
            {words.toCourse}
          </a>
        }
        onLeave={onLeave}
      />
    );
  if (!help || (!turn && !told)) return null;
  return (
    <GuideBox
      words={words}
      help={help}
      after={told}
      ways={ways}
      now={
        turn && (
          <>
            <p>{speaks ? turn.text : words.quiet}</p>
            {turn.offered}
          </>
        )
      }
      acts={
        turn && (
          <>
            {!explains && (
              <button type="button" className="button" onClick={onAsk}>
                {words.ask}
              </button>
            )}
            {!turn.offered && (
              <button type="button" className="button" disabled={turn.looking} onClick={turn.onSuggest}>
                {words.suggest}
              </button>
            )}
            {turn.acts}
          </>
        )
      }
      onLeave={onLeave}
    />
  );
}
