import { type Comparison, compareRuns } from '@machines/smartphone/lab/compare.ts';
import { type Reading, readingOf } from '@machines/smartphone/lab/reading.ts';
import { useMemo } from 'react';
import { count, fill } from '@/i18n/format.ts';
import type { LabDocument } from '@/lab/document.ts';
import type { LabPage } from '../bits.tsx';
import { ReadingPicker } from '../ReadingPicker.tsx';
import { DifferenceView } from './DifferenceView.tsx';

interface Props extends LabPage {
  document: LabDocument;
  onRead: (reading: Reading) => void;
  onBench: (reading: Reading) => void;
}

const compared = ({ position, moves, other }: LabDocument): Comparison | string => {
  try {
    return compareRuns(position, moves, readingOf(position), other);
  } catch (error) {
    // Anything may be written into a position; what the rules cannot work with is told.
    return error instanceof Error ? error.message : String(error);
  }
};

/** The same moves under two readings, side by side up to where they part. */
export function Compare({ document, onRead, onBench, ...page }: Props) {
  const { words, locale } = page;
  const text = words.compare;
  const result = useMemo(() => compared(document), [document]);
  return (
    <div className="lab-compare">
      <p className="quiet">{text.about}</p>
      <div className="lab-two">
        <ReadingPicker
          {...page}
          label={text.first}
          group="first"
          reading={readingOf(document.position)}
          onRead={onBench}
        />
        <ReadingPicker {...page} label={text.second} group="second" reading={document.other} onRead={onRead} />
      </div>
      {typeof result === 'string' ? (
        <p className="note">{fill(words.wrong.engine, { message: result })}</p>
      ) : (
        <>
          <p className="quiet">
            {result.partings.length === 0 ? text.sameReading : count(locale, text.partings, result.partings.length)}
          </p>
          {result.difference ? (
            <DifferenceView
              {...page}
              difference={result.difference}
              names={[document.position.rules ?? 'e2', document.other.rules]}
              move={document.moves[result.difference.move] ?? null}
            />
          ) : (
            <p className="note lab-same">{count(locale, text.same, result.played)}</p>
          )}
        </>
      )}
    </div>
  );
}
