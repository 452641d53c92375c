import { sameAction } from '@machines/core/sameAction.ts';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { draftFrom, fragmentOf } from '../address.ts';
import { type Draft, runOf } from '../draft.ts';
import { simulateMachine } from '../simulateFlow.ts';
import type { SimulatePage } from '../simulatePage.ts';
import { Pace } from './Pace.tsx';
import { Progress } from './Progress.tsx';
import { Results } from './Results.tsx';
import { Settings } from './Settings.tsx';
import '@/lab/ui/tools.css';
import './simulate.css';
import './charts/charts.css';

/** Settings, a run of many games, and what came of it. The address keeps the settings. */
export default function Simulate(page: SimulatePage) {
  const { words } = page;
  const [draft, setDraft] = useState<Draft>(() => draftFrom(window.location.hash));
  const [{ context, value }, send] = useMachine(simulateMachine);
  useEffect(() => {
    const read = () => setDraft(draftFrom(window.location.hash));
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    window.history.replaceState(null, '', fragmentOf(next));
  };
  const parsed = runOf(draft);
  const playing = value === 'playing';
  const { result, run, failure } = context;
  const settled = run && parsed.ok && sameAction(run, parsed.value);
  return (
    <div className="sim grid one-column gap-6">
      <form
        className="sim-settings card-slip grid gap-4 lab-tools"
        aria-labelledby="sim-settings"
        onSubmit={(event) => {
          event.preventDefault();
          if (parsed.ok && !playing) send({ type: 'start', run: parsed.value });
        }}
      >
        <h2 id="sim-settings">{words.settings.title}</h2>
        <Settings {...page} draft={draft} issues={parsed.ok ? [] : parsed.issues} onChange={change} />
        {parsed.ok && !playing && <Pace {...page} run={parsed.value} paces={context.paces} />}
        <button type="submit" className="button button-main" disabled={playing || !parsed.ok}>
          {words.settings.start}
        </button>
        {playing && <Progress {...page} {...context} onStop={() => send({ type: 'stop' })} />}
        {failure && (
          <p className="note refusal" role="alert">
            {fill(words.progress.failed, { what: failure })}
          </p>
        )}
      </form>
      {result ? (
        <Results {...page} result={result} stale={!settled && !playing} />
      ) : (
        <p className="note sim-empty">{words.empty}</p>
      )}
    </div>
  );
}
