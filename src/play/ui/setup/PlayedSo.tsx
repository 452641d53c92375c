import type { ChoiceTable } from '@machines/core/choices.ts';
import { useEffect } from 'react';
import { sayUnknown } from '@/layouts/unknown.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { type OpenChoice, type Readings, rulingsFrom, unknownAsked } from '../../openRulings.ts';

interface Props {
  words: { house: { asked: string } };
  /** All choices of the game: what the address asks for has to be among them. */
  choices: ChoiceTable<string, string>;
  open: readonly OpenChoice[];
  readings: Readings;
}

/** The rulings that a new game begins with because somebody came for them. */
export function PlayedSo({ words, choices, open, readings }: Props) {
  useEffect(() => {
    for (const asked of unknownAsked(choices)) sayUnknown('ruling', asked);
  }, [choices]);
  const rulings = rulingsFrom(open, readings);
  const asked = open.filter(({ name }) => name in rulings);
  if (asked.length === 0) return null;
  return (
    <div className="note" data-played-so>
      <div>
        <p>{words.house.asked}</p>
        <ul>
          {asked.map(({ name, choice }) => (
            <li key={name}>
              {choice.title} <b>{choice.values[rulings[name] ?? '']}</b> <ClauseLink id={choice.clause} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
