import { choices } from '@machines/smartphone/editions.ts';
import type { Difference, Side } from '@machines/smartphone/lab/compare.ts';
import { actionOf } from '@machines/smartphone/position/moves.ts';
import type { Move } from '@machines/smartphone/position/spec.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { actionWords } from '@machines/smartphone/words/index.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { fill } from '@/i18n/format.ts';
import { Told } from '@/islands/learn/Told.tsx';
import { ClauseLink } from '@/islands/play/table/ClauseLink.tsx';
import { Refusal } from '@/islands/play/table/Refusal.tsx';
import type { LabPage } from '../bits.tsx';
import { Discords } from './Discords.tsx';

interface Props extends LabPage {
  difference: Difference;
  names: [string, string];
  move: Move | null;
}

/** What one reading makes of the step: a refusal, or what it tells from where they part. */
const SideView = ({ side, title, words, clauseBase }: LabPage & { side: Side; title: string }) => (
  <section className="lab-side" aria-label={title}>
    <h3>{title}</h3>
    {side.refusal ? (
      <Refusal refusal={side.refusal} components={componentsOf(side.state)} clauseBase={clauseBase} />
    ) : (
      <>
        <p className="quiet">{words.compare.played}</p>
        <Told title={title} news={side.told.slice(0, 6)} line={line} clauseBase={clauseBase} />
      </>
    )}
  </section>
);

/** The first difference: both verdicts, where the tables differ, and the matters behind it. */
export function DifferenceView({ difference, names, move, ...page }: Props) {
  const { words, clauseBase } = page;
  const text = words.compare;
  const [{ state }] = difference.sides;
  const [first, second] = names.map((name) => words.ruleSets[name] ?? name) as [string, string];
  return (
    <div className="lab-difference">
      <h3>
        {move
          ? fill(text.atMove, {
              n: difference.move + 1,
              action: actionWords(actionOf(state, move), componentsOf(state)),
            })
          : text.atStart}
      </h3>
      <div className="lab-two">
        <SideView {...page} side={difference.sides[0]} title={`${text.first}: ${first}`} />
        <SideView {...page} side={difference.sides[1]} title={`${text.second}: ${second}`} />
      </div>
      <h3>{text.behind}</h3>
      <ul className="lab-behind">
        {difference.behind.map(({ name, values }) => {
          const { title, clause, values: said } = choices[name];
          const words_ = said as Record<string, string>;
          return (
            <li key={name}>
              <p>
                <b>{title}</b> <ClauseLink id={clause} base={clauseBase} />
              </p>
              <div className="lab-two">
                <p>{words_[values[0]]}</p>
                <p>{words_[values[1]]}</p>
              </div>
            </li>
          );
        })}
      </ul>
      <Discords discords={difference.discords} names={[first, second]} words={words} />
    </div>
  );
}
