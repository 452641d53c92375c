import type { Outcome } from '@machines/smartphone/bots/solver/outcome.ts';
import { useState } from 'react';
import type { ReachWords } from '@/i18n/en/reach.ts';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { partFaces } from './parts.ts';
import type { Reach } from './useReach.ts';

interface Props {
  reach: Reach;
  words: ReachWords;
  /** What the plan on the desk gives, if it may be made. */
  onDesk: Outcome | null;
  onPick: (outcome: Outcome) => void;
}

const atOnce = 12;
const keyOf = (outcome: Outcome): string => partFaces.map(({ part }) => outcome[part]).join();

/** The columns' heads: each sorts, the one sorted by the other way round. */
const Heads = ({ reach, words }: Pick<Props, 'reach' | 'words'>) => (
  <tr>
    {partFaces.map(({ part, glyph, hue }) => {
      const sorted = reach.wish === part ? 'descending' : reach.wish === `-${part}` ? 'ascending' : undefined;
      return (
        <th key={part} scope="col" aria-sort={sorted}>
          <button
            type="button"
            className="reach-head inline-flex level gap-1"
            aria-label={fill(words.sortBy, { part: words.parts[part] })}
            onClick={() => reach.setWish(sorted === 'descending' ? `-${part}` : part)}
          >
            <span className={`tile hue-${hue}`}>
              <Icon of={glyph} />
            </span>
            <span className="reach-name">{words.parts[part]}</span>
            {sorted && <Icon of={sorted === 'descending' ? controls.down : controls.up} />}
          </button>
        </th>
      );
    })}
    <th scope="col">
      <span className="visually-hidden">{words.layOut}</span>
    </th>
  </tr>
);

/** Every outcome that answers, best first. */
export function Outcomes({ reach, words, onDesk, onPick }: Props) {
  const [shown, setShown] = useState(atOnce);
  const { answers } = reach;
  const here = onDesk && keyOf(onDesk);
  const value = (outcome: Outcome, part: keyof Outcome) =>
    part === 'improve' ? (outcome.improve ? words.yes : words.no) : outcome[part];
  const more = Math.min(answers.length - shown, 2 * atOnce);
  return (
    <>
      <table className="reach-table tabular" aria-label={words.outcomes}>
        <thead>
          <Heads reach={reach} words={words} />
        </thead>
        <tbody>
          {answers.slice(0, shown).map((outcome) => {
            const lies = keyOf(outcome) === here;
            return (
              <tr key={keyOf(outcome)} aria-current={lies || undefined}>
                {partFaces.map(({ part }) => (
                  <td key={part} data-part={part}>
                    {value(outcome, part)}
                  </td>
                ))}
                <td>
                  {lies ? (
                    <span className="reach-lies inline-flex level gap-1 soft-ink small-print">
                      <Icon of={controls.yes} /> {words.onDesk}
                    </span>
                  ) : (
                    <button
                      type="button"
                      className="button"
                      aria-label={fill(words.layOutThis, { ...outcome, improve: value(outcome, 'improve') })}
                      onClick={() => onPick(outcome)}
                    >
                      {words.layOut}
                    </button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {more > 0 && (
        <button type="button" className="button reach-more" onClick={() => setShown(shown + more)}>
          {count(words.more, more)}
        </button>
      )}
    </>
  );
}
