import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { Flow } from '../lessonFlow.ts';
import type { LessonSettings } from '../lessonPage.ts';
import type { LessonPart } from '../lessonSchema.ts';
import { EditionMark, Otherwise } from './EditionTold.tsx';
import { Logo } from './Logo.tsx';

export interface RuleStep {
  id: string;
  part: LessonPart;
  /** What is done in it: a move, an answer, a choice. */
  kind: string;
  /** One chooses, and what each choice brings is compared. */
  decides: boolean;
  words: { title: string };
}

/** “Check”, or what else a step is. */
export const kindOf = (
  { part, decides }: Pick<RuleStep, 'part' | 'decides'>,
  { parts }: Pick<LessonSettings['words'], 'parts'>,
) => (decides ? parts.decision : parts[part]);

interface Props {
  page: LessonSettings;
  steps: readonly RuleStep[];
  flow: Flow;
  over: boolean;
  onGo: (at: number) => void;
}

/** “Check · 7 of 8: Who wins?”: one count for all. */
const nameOf = (steps: readonly RuleStep[], at: number, words: LessonSettings['words']): string => {
  const step = steps[at];
  const place = fill(words.place, { n: at + 1, of: steps.length });
  return step ? `${kindOf(step, words)} · ${place}: ${step.words.title}` : place;
};

/** The name of the lesson in one line, and the steel rule: a long tick for each step, inked as far as one is. */
export function LessonBar({ page, steps, flow, over, onGo }: Props) {
  const { words } = page;
  const { at, done, missed } = flow;
  const here = fill(words.place, { n: Math.min(at + 1, steps.length), of: steps.length });
  return (
    <header className="lesson-bar page-bar grid level">
      <a className="bar-logo grid centred" href={page.home} aria-label={words.bar.home}>
        <Logo />
      </a>
      <a className="bar-crumb soft-ink one-line" href={page.course} aria-label={page.game}>
        <Icon of={controls.left} />
        <span>{page.game}</span>
      </a>
      <h1>
        <span>{page.number} · </span>
        {page.title}
      </h1>
      <nav aria-label={words.steps}>
        <ol className="rule">
          {steps.map(({ id, part }, n) => {
            const now = !over && n === at;
            const marks = [
              ...(done.includes(id) ? [words.stepState['done']] : []),
              ...(missed.includes(id) ? [words.missed] : []),
            ];
            return (
              <li
                key={id}
                data-part={part}
                data-done={done.includes(id)}
                data-missed={missed.includes(id)}
                data-past={over || n < at}
                data-now={now}
              >
                <button type="button" aria-current={now ? 'step' : undefined} onClick={() => onGo(n)}>
                  <span aria-hidden="true">{n + 1}</span>
                  {now && <small aria-hidden="true">{here.replace(/^\d+\s*/, '')}</small>}
                  <span className="visually-hidden">
                    {nameOf(steps, n, words)}
                    {marks.length > 0 && ` (${marks.join(', ')})`}
                  </span>
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <EditionMark page={page} step={over ? undefined : steps[at]?.id} />
      <span className="bar-count tabular" aria-hidden="true">
        {here}
      </span>
      <a className="button ghost bar-text" href="#as-text">
        <Icon of={controls.text} />
        {words.bar.asText}
      </a>
      <a className="button ghost bar-close" href={page.course} aria-label={words.toCourse}>
        <Icon of={controls.close} />
      </a>
      <Otherwise page={page} step={over ? undefined : steps[at]?.id} />
    </header>
  );
}
