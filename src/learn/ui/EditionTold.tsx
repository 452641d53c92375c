import { editionMarks } from '@/editions/editions.ts';
import { useEdition } from '@/editions/ui/useEdition.ts';
import { fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LessonSettings } from '../lessonPage.ts';
import './editionTold.css';

interface Props {
  page: Pick<LessonSettings, 'editions'>;
  step: string | undefined;
}

/** The edition that a step is by, changed at a press: the visitor's own wherever it holds there, as is proved for each. */
export function EditionMark({ page: { editions }, step = '' }: Props) {
  const edition = useEdition();
  if (!editions) return null;
  const by = editions.steps[step]?.[edition] === undefined ? edition : editions.taught;
  return (
    <a className="edition-mark small" href={editions.chooser} data-edition-chooser title={editions.names[by]}>
      <span aria-hidden="true">{editionMarks[by]}</span>
      <span className="visually-hidden">{editions.names[by]}</span>
    </a>
  );
}

/** What the visitor's own rulebook says where a step goes otherwise by it. */
export function Otherwise({ page: { editions }, step = '' }: Props) {
  const edition = useEdition();
  const otherwise = editions?.steps[step]?.[edition];
  if (editions?.byOffices.steps.includes(step) && edition !== 'ko')
    return (
      <p className="bar-otherwise" data-tie="offices">
        {editions.byOffices.words} <ClauseLink id="S8.3" />
      </p>
    );
  if (!editions || !otherwise) return null;
  const { words, names, taught } = editions;
  return (
    <p className="bar-otherwise">
      <b>{fill(words.taught, { edition: names[taught] })}</b>{' '}
      {fill(words.yours, { edition: names[edition], text: otherwise.text })} <ClauseLink id={otherwise.clause} />
    </p>
  );
}
