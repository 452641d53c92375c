import type { ReactNode } from 'react';
import { rulingIn } from '../label.ts';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';
import type { Asked } from './useScenario.ts';

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

interface Props<T extends ScenarioTypes> {
  page: ScenarioPage<T>;
  asked: Asked<T>;
  /** The game's own facts, before and after what all games tell. */
  first: ReactNode;
  last?: ReactNode;
}

/** What of the set-up matters and cannot be seen on the table. */
export function Facts<T extends ScenarioTypes>({ page, asked: { now, told }, first, last }: Props<T>) {
  const { frame, choice } = page;
  const words = frame.island.facts;
  const reading = told && rulingIn(now, frame, true);
  const answers = new Set(page.cases.map(({ answer }) => answer));
  return (
    <dl className="facts">
      {first}
      {choice && <Fact name={choice.gap ? words.open : words.differs}>{choice.title}</Fact>}
      {reading && answers.size > 1 && <Fact name={words.read}>{reading}</Fact>}
      {page.rulings.map(({ name, title, reading: read }) => (
        <Fact key={name} name={title}>
          {read}
        </Fact>
      ))}
      {last}
    </dl>
  );
}
