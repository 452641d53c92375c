import { useMemo } from 'react';
import type { LabWords } from '@/i18n/en/bench.ts';
import { count, fill } from '@/i18n/format.ts';
import type { LabDocument } from '../../labDocument.ts';
import type { ComparisonIn, LabGame, LabTypes } from '../../labGame.ts';
import type { LabPage } from '../fields.tsx';
import type { LabKit } from '../labKit.ts';
import { RulesPicker } from '../RulesPicker.tsx';
import { DifferenceView } from './DifferenceView.tsx';
import { Matters } from './Matters.tsx';
import { UnlikeMoves } from './UnlikeMoves.tsx';

interface Props<T extends LabTypes, W extends LabWords, Hand> extends LabPage<W> {
  kit: LabKit<T, W, Hand>;
  document: LabDocument<T>;
  onRead: (settings: T['settings']) => void;
  onBench: (settings: T['settings']) => void;
}

const compared = <T extends LabTypes>(
  game: LabGame<T>,
  { position, moves, other }: LabDocument<T>,
): ComparisonIn<T> | string => {
  try {
    return game.compare(position, moves, game.settingsOf(position), other);
  } catch (error) {
    // Anything may be written into a position; what the rules cannot work with is told.
    return error instanceof Error ? error.message : String(error);
  }
};

/** The same moves under two readings, side by side up to where they part; and what either allows next. */
export function Compare<T extends LabTypes, W extends LabWords, Hand>(props: Props<T, W, Hand>) {
  const { kit, document, onRead, onBench, ...page } = props;
  const { game } = kit;
  const { words } = page;
  const settings = game.settingsOf(document.position);
  const text = words.compare;
  const names: [string, string] = [kit.readingName(settings, page), kit.readingName(document.other, page)];
  const result = useMemo(() => compared(game, document), [game, document]);
  return (
    <div className="lab-compare grid gap-3">
      <p className="quiet">{text.about}</p>
      <div className="lab-two">
        <RulesPicker {...page} game={game} label={text.first} group="first" settings={settings} onRead={onBench} />
        <RulesPicker
          {...page}
          game={game}
          label={text.second}
          group="second"
          settings={document.other}
          onRead={onRead}
        />
      </div>
      {typeof result === 'string' ? (
        <p className="note">{fill(words.wrong.engine, { message: result })}</p>
      ) : (
        <>
          {result.partings.length === 0 ? (
            <p className="quiet">{text.sameReading}</p>
          ) : (
            <details className="lab-fold">
              <summary>{count(text.partings, result.partings.length)}</summary>
              <Matters {...page} kit={kit} matters={result.partings} />
            </details>
          )}
          {result.difference ? (
            <DifferenceView
              {...page}
              kit={kit}
              difference={result.difference}
              names={names}
              move={document.moves[result.difference.move] ?? null}
            />
          ) : (
            <>
              {result.played > 0 && <p className="quiet">{count(text.same, result.played)}</p>}
              {result.next.unlike.length > 0 ? (
                <UnlikeMoves {...page} kit={kit} comparison={result} names={names} />
              ) : (
                <p className="note lab-same">
                  {kit.game.game.legal(result.states[0]).length > 0 ? text.sameMoves : text.noList}
                </p>
              )}
            </>
          )}
        </>
      )}
    </div>
  );
}
