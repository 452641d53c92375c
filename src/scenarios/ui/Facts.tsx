import type { ReactNode } from 'react';
import { rulingIn } from '../label.ts';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';
import type { Asked } from './useScenario.ts';

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="soft-ink">{name}</dt>
    <dd className="firm">{children}</dd>
  </div>
);

interface Props<T extends ScenarioTypes> {
  page: ScenarioPage<T>;
  asked: Asked<T>;
  /** The game's own facts, after what all games tell. */
  children?: ReactNode;
}

/** What of the set-up matters and cannot be seen on the table. */
export function Facts<T extends ScenarioTypes>({ page, asked: { now, told, readings }, children }: Props<T>) {
  const { frame, choice } = page;
  const words = frame.island.facts;
  // Where rulings can be chosen among, the one that holds is marked there.
  const reading = told && readings.length < 2 && rulingIn(now, frame, true);
  const answers = new Set(page.cases.map(({ answer }) => answer));
  return (
    <dl className="facts flex wraps">
      {choice && <Fact name={choice.gap ? words.open : words.differs}>{choice.title}</Fact>}
      {reading && answers.size > 1 && <Fact name={words.read}>{reading}</Fact>}
      {page.rulings.map(({ name, title, reading: read }) => (
        <Fact key={name} name={title}>
          {read}
        </Fact>
      ))}
      {children}
      {page.words.constructed && <Fact name={page.said.facts}>{page.words.constructed}</Fact>}
    </dl>
  );
}
