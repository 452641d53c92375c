import { phases, technologies } from '@machines/smartphone/names.ts';
import type { ReactNode } from 'react';
import { fill } from '@/i18n/format.ts';
import type { Case } from '@/scenarios/cases.ts';
import { editionsIn, rulingIn } from '@/scenarios/label.ts';
import type { ScenarioPage } from './page.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface Props {
  page: ScenarioPage;
  now: Case;
  told: boolean;
}

/** What of the set-up matters and cannot be seen on the table. */
export function Facts({ page, now, told }: Props) {
  const { frame, board, choice, sides } = page;
  const words = frame.island.facts;
  const { phase } = now.laid;
  const shown = technologies.filter((each) => sides[each]);
  const reading = told && rulingIn(now, frame, true);
  const answers = new Set(page.cases.map(({ answer }) => answer));
  return (
    <dl className="facts">
      <Fact name={words.rules}>{answers.size === 1 ? words.same : editionsIn(now, frame)}</Fact>
      <Fact name={words.phase}>
        {fill(words.phaseOf, { n: phases.indexOf(phase) + 1, phase: board.phases[phase], round: page.round })}
      </Fact>
      {choice && <Fact name={choice.gap ? words.open : words.differs}>{choice.title}</Fact>}
      {reading && answers.size > 1 && <Fact name={words.read}>{reading}</Fact>}
      {page.rulings.map(({ name, title, reading: read }) => (
        <Fact key={name} name={title}>
          {read}
        </Fact>
      ))}
      {shown.length > 0 && (
        <Fact name={words.sides}>
          {shown
            .map((each) => fill(words.side, { technology: board.technologies[each], side: sides[each] ?? '' }))
            .join(', ')}
        </Fact>
      )}
    </dl>
  );
}
