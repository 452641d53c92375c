import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { type OpenChoice, type Readings, rulingsFrom } from '../../openRulings.ts';

interface Props {
  words: { house: { asked: string } };
  open: readonly OpenChoice[];
  readings: Readings;
  clauseBase: string;
}

/** The rulings that a new game begins with because somebody came for them. */
export function PlayedSo({ words, open, readings, clauseBase }: Props) {
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
              {choice.title} <b>{choice.values[rulings[name] ?? '']}</b>{' '}
              <ClauseLink id={choice.clause} base={clauseBase} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
