import { type CSSProperties, useId } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { Logo } from '@/learn/ui/Logo.tsx';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';
import type { Asked } from './useScenario.ts';

interface Props<T extends ScenarioTypes> {
  page: ScenarioPage<T>;
  asked: Asked<T>;
}

/** The editions a question can be asked under. Another one plays the line anew, in place. */
function Editions<T extends ScenarioTypes>({ page, asked }: Props<T>) {
  const name = useId();
  if (page.editions.length < 2) return null;
  return (
    <fieldset className="scenario-editions rigid shrinks flex level">
      <legend>{page.said.edition}</legend>
      {page.editions.map(({ id, short, name: full }) => {
        const asks = page.cases.some(({ ruleSets }) => ruleSets.includes(id));
        return (
          <label className="grid centred" key={id} title={asks ? full : page.said.notAsked}>
            <input
              type="radio"
              name={name}
              aria-label={full}
              disabled={!asks}
              checked={asked.edition === id}
              onChange={() => asked.choose(id)}
            />
            <span>{short}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The same where there is little room. */
export function EditionSelect<T extends ScenarioTypes>({ page, asked }: Props<T>) {
  if (page.editions.length < 2) return null;
  return (
    <select aria-label={page.said.edition} value={asked.edition} onChange={(event) => asked.choose(event.target.value)}>
      {page.editions.map(({ id, name }) => (
        <option key={id} value={id} disabled={!page.cases.some(({ ruleSets }) => ruleSets.includes(id))}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** The title in one line over the steel rule, which shows how far one is among the scenarios of this part. */
export function ScenarioBar<T extends ScenarioTypes>({ page, asked }: Props<T>) {
  const { said, ways, words, frame, kind, difficulty } = page;
  return (
    <header className="scenario-bar page-bar shrinks flex level">
      <a className="bar-logo grid centred" href={ways.home} aria-label={said.home}>
        <Logo />
      </a>
      <a className="bar-crumb soft-ink one-line" href={ways.list}>
        <Icon of={controls.left} />
        <span>{said.crumb}</span>
      </a>
      <h1>{words.title}</h1>
      <p className="scenario-kind one-line flex gap-2 level soft-ink">
        <span>{frame.kinds[kind]}</span>{' '}
        <span className="scenario-level" data-dots={'●'.repeat(difficulty) + '○'.repeat(3 - difficulty)}>
          {frame.difficulty[difficulty - 1]}
        </span>
      </p>
      <Editions page={page} asked={asked} />
      <a className="button ghost scenario-close" href={ways.list} aria-label={said.close}>
        <Icon of={controls.close} />
      </a>
      <span className="scenario-rule" style={{ '--far': ways.at / ways.of } as CSSProperties} aria-hidden="true" />
    </header>
  );
}
