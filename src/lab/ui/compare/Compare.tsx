import { useMemo } from 'react';
import { count, fill } from '@/i18n/format.ts';
import type { LabDocument } from '../../labDocument.ts';
import type { ComparisonIn, LabGame, LabTypes } from '../../labGame.ts';
import { useLab } from '../atLab.ts';
import { RulesOnBench, RulesPicker } from '../RulesPicker.tsx';
import { DifferenceView } from './DifferenceView.tsx';
import { Matters } from './Matters.tsx';
import { UnlikeMoves } from './UnlikeMoves.tsx';

const compared = (
  game: LabGame<LabTypes>,
  { position, moves, other }: LabDocument<LabTypes>,
): ComparisonIn<LabTypes> | string => {
  try {
    return game.compare(position, moves, game.settingsOf(position), other);
  } catch (error) {
    // Anything may be written into a position; what the rules cannot work with is told.
    return error instanceof Error ? error.message : String(error);
  }
};

/** The same moves under two readings, side by side up to where they part; and what either allows next. */
export function Compare() {
  const { kit, lab, position, words } = useLab();
  const { game } = kit;
  const { document, send } = lab;
  const text = words.compare;
  const names: [string, string] = [
    kit.readingName(game.settingsOf(position), words),
    kit.readingName(document.other, words),
  ];
  const result = useMemo(() => compared(game, document), [game, document]);
  return (
    <div className="lab-compare grid gap-3">
      <p className="quiet">{text.about}</p>
      <div className="lab-two grid gap-3">
        <RulesOnBench label={text.first} group="first" />
        <RulesPicker
          label={text.second}
          group="second"
          settings={document.other}
          onRead={(other) => send({ type: 'read', other })}
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
              <Matters matters={result.partings} />
            </details>
          )}
          {result.difference ? (
            <DifferenceView
              difference={result.difference}
              names={names}
              move={document.moves[result.difference.move] ?? null}
            />
          ) : (
            <>
              {result.played > 0 && <p className="quiet">{count(text.same, result.played)}</p>}
              {result.next.unlike.length > 0 ? (
                <UnlikeMoves comparison={result} names={names} />
              ) : (
                <p className="note">
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
