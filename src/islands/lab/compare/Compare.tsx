import { useMemo } from 'react';
import type { LabWords } from '@/i18n/en/bench.ts';
import { count, fill } from '@/i18n/format.ts';
import type { LabDocument } from '@/lab/document.ts';
import type { ComparisonIn, LabGame, LabTypes } from '@/lab/game.ts';
import type { LabPage } from '../bits.tsx';
import type { LabKit } from '../kit.ts';
import { ReadingPicker } from '../ReadingPicker.tsx';
import { DifferenceView } from './DifferenceView.tsx';

interface Props<T extends LabTypes, W extends LabWords, Hand> extends LabPage<W> {
  kit: LabKit<T, W, Hand>;
  document: LabDocument<T>;
  onRead: (reading: T['reading']) => void;
  onBench: (reading: T['reading']) => void;
}

const compared = <T extends LabTypes>(
  game: LabGame<T>,
  { position, moves, other }: LabDocument<T>,
): ComparisonIn<T> | string => {
  try {
    return game.compare(position, moves, game.readingOf(position), other);
  } catch (error) {
    // Anything may be written into a position; what the rules cannot work with is told.
    return error instanceof Error ? error.message : String(error);
  }
};

/** The same moves under two readings, side by side up to where they part. */
export function Compare<T extends LabTypes, W extends LabWords, Hand>(props: Props<T, W, Hand>) {
  const { kit, document, onRead, onBench, ...page } = props;
  const { game } = kit;
  const { words, locale } = page;
  const reading = game.readingOf(document.position);
  const text = words.compare;
  const result = useMemo(() => compared(game, document), [game, document]);
  return (
    <div className="lab-compare">
      <p className="quiet">{text.about}</p>
      <div className="lab-two">
        <ReadingPicker {...page} game={game} label={text.first} group="first" reading={reading} onRead={onBench} />
        <ReadingPicker
          {...page}
          game={game}
          label={text.second}
          group="second"
          reading={document.other}
          onRead={onRead}
        />
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
              kit={kit}
              difference={result.difference}
              names={[kit.readingName(reading, page), kit.readingName(document.other, page)]}
              move={document.moves[result.difference.move] ?? null}
            />
          ) : (
            <p className="note lab-same">
              {result.played === 0 ? text.sameStart : count(locale, text.same, result.played)}
            </p>
          )}
        </>
      )}
    </div>
  );
}
