import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { emptyDocument } from '@/lab/document.ts';
import { benchProblemWords } from '@/lab/problems.ts';
import { Bench } from './Bench.tsx';
import type { LabPage } from './bits.tsx';
import { useBench } from './useBench.ts';
import '@/islands/play/table/aside.css';
import './lab.css';
import './tools.css';
import './results.css';

interface Props extends LabPage {
  playPath: string;
}

/** The lab: a bar, what went wrong on the way in, and the bench. */
export default function Lab({ playPath, ...page }: Props) {
  const { words } = page;
  const lab = useBench();
  const { bench, wrong, problems, send } = lab;
  if (lab.opening) return <p className="quiet">{words.loading}</p>;
  const fresh = () => {
    window.history.replaceState(null, '', window.location.pathname);
    lab.setProblems([]);
    send({ type: 'open', document: emptyDocument });
  };
  return (
    <div className="lab">
      <div className="lab-bar" role="toolbar" aria-label={words.bar.label}>
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
        <section className="note refusal lab-problems" role="alert">
          <div>
            <b>{words.opened.problems}</b>
            <ul>
              {problems.map((problem) => (
                <li key={JSON.stringify(problem)}>{benchProblemWords(words, problem)}</li>
              ))}
            </ul>
            {problems.every(({ kind }) => kind !== 'file') && <p>{words.opened.empty}</p>}
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
      {bench && <Bench {...page} bench={bench} lab={lab} playPath={playPath} />}
    </div>
  );
}
