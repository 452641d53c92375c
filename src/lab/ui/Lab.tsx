import type { LabWords } from '@/i18n/en/bench.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { LabTypes } from '../labGame.ts';
import { benchProblemWords } from '../labProblems.ts';
import type { AnyLab, AtLab } from './atLab.ts';
import { Bench } from './Bench.tsx';
import { useBench } from './useBench.ts';
import '@/ui/tabs.css';
import '@/ui/move.css';
import './lab.css';
import './tools.css';
import './results.css';

/** What the page of a lab hands over. */
export type LabProps<W extends LabWords> = Pick<AtLab<LabTypes, W, unknown>, 'words' | 'playPath'>;

type Props<T extends LabTypes, W extends LabWords, Hand> = Pick<AtLab<T, W, Hand>, 'kit' | 'words' | 'playPath'>;

/** The lab: a bar, what went wrong on the way in, and the bench. */
export function Lab<T extends LabTypes, W extends LabWords, Hand>(props: Props<T, W, Hand>) {
  // From here on it is the same for every game.
  const page = props as unknown as Pick<AnyLab, 'kit' | 'words' | 'playPath'>;
  const { kit, words } = page;
  const lab = useBench(kit.game);
  const { bench, wrong, problems, send } = lab;
  if (lab.opening) return <p className="quiet">{words.loading}</p>;
  const fresh = () => {
    window.history.replaceState(null, '', window.location.pathname);
    lab.setProblems([]);
    send({ type: 'open', document: kit.game.empty });
  };
  return (
    <div className="lab grid gap-4" data-widget="lab">
      <div className="flex wraps gap-2" role="toolbar" aria-label={words.bar.label}>
        <button type="button" className="button" disabled={!lab.canUndo} onClick={() => send({ type: 'undo' })}>
          <Icon of={controls.reset} /> {words.bar.undo}
        </button>
        <button type="button" className="button" disabled={!lab.canRedo} onClick={() => send({ type: 'redo' })}>
          <Icon of={controls.turn} /> {words.bar.redo}
        </button>
        <button type="button" className="button" onClick={fresh}>
          {words.bar.fresh}
        </button>
      </div>
      {problems.length > 0 && (
        <section className="note refusal problems" role="alert">
          <Icon of={controls.no} />
          <div>
            <b>{words.opened.problems}</b>
            <ul>
              {problems.map((problem) => (
                <li key={JSON.stringify(problem)}>{benchProblemWords(words, problem)}</li>
              ))}
            </ul>
            {problems.every(({ kind }) => kind !== 'file' && kind !== 'noFile') && <p>{words.opened.empty}</p>}
            <button type="button" className="button" onClick={() => lab.setProblems([])}>
              {words.opened.dismiss}
            </button>
          </div>
        </section>
      )}
      {wrong && (
        <section className="note refusal" role="alert">
          <div>
            <b>{words.wrong.title}</b>
            <p>
              {fill(wrong.place ? words.wrong.place : words.wrong.engine, {
                place: wrong.place,
                message: wrong.message,
              })}
            </p>
          </div>
        </section>
      )}
      {bench && <Bench {...page} bench={bench} lab={lab} />}
    </div>
  );
}
