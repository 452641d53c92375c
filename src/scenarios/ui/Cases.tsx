import { useId } from 'react';
import { caseLabel } from '../label.ts';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';

interface Props<T extends ScenarioTypes> {
  page: ScenarioPage<T>;
  chosen: number;
  /** Whether the question is answered: then each case tells its answer. */
  told: boolean;
  onChoose: (at: number) => void;
}

/** The rules a question can be asked under; once answered, what comes of it under each, to be watched. */
export function Cases<T extends ScenarioTypes>({ page, chosen, told, onChoose }: Props<T>) {
  const { cases, frame, words } = page;
  const name = useId();
  return (
    <fieldset className="cases" data-told={told}>
      <legend>{told ? frame.island.each : frame.island.under}</legend>
      {cases.map((each, at) => (
        <label key={`${each.ruleSets} ${each.rulings.map(({ reading }) => reading)}`} className="case">
          <input type="radio" name={name} checked={at === chosen} onChange={() => onChoose(at)} />
          <span>
            <b>{caseLabel(each, cases, frame, told)}</b>
            {told && <span className="case-answer">{words.answers[each.answer]}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
