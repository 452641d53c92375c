import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Guarded } from '@/ui/ErrorBoundary.tsx';
import { Tabs } from '@/ui/Tabs.tsx';
import type { Bench as Laid } from '../bench.ts';
import type { LabTypes } from '../labGame.ts';
import { type AnyLab, LabContext } from './atLab.ts';
import { Compare } from './compare/Compare.tsx';
import { Findings } from './Findings.tsx';
import { Keep } from './keep/Keep.tsx';
import { LineView } from './LineView.tsx';
import { Resolution } from './Resolution.tsx';
import { Try } from './try/Try.tsx';

/** Not needed until its tab is opened. */
const LiveChart = lazy(() => import('@/charts/ui/LiveChart.tsx'));

type Props = Pick<AnyLab, 'kit' | 'lab' | 'words' | 'playPath'> & { bench: Laid<LabTypes> };

/** A position that could be laid out: the board, and the tools beside it. */
export function Bench(props: Props) {
  const { kit, bench, lab, words } = props;
  const { game, Build, Table } = kit;
  const { document, at, send } = lab;
  const [tab, setTab] = useState('build');
  const tools = useRef<HTMLElement>(null);
  const [hand, setHand] = useState(kit.hand);
  const [insisted, setInsisted] = useState(false);
  /** The step of the last move's resolution that is shown; null shows its end. */
  const [step, setStep] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is looked at from its end
  useEffect(() => setStep(null), [bench, at]);

  const shown = bench.stretches[at] ?? bench.stretches[0];
  const { frames } = shown;
  const moment = (step === null ? null : frames[step]) ?? shown;
  const building = tab === 'build';
  const resting = shown.state;
  const state = building ? bench.table : moment.snapshot.context.game;
  const around: AnyLab = {
    ...props,
    hand,
    onHand: setHand,
    table: bench.table,
    position: document.position,
    onEdit: (position) => send({ type: 'edit', position }),
    resting,
    seat: game.game.toAct(resting)[0] ?? resting.seats[0]?.colour ?? 'green',
    play: (action, legal) => send({ type: 'play', move: game.moveOf(resting, action), legal }),
  };
  const wentBy = kit.wentBy(document.position, bench.stretches[0].state, words);
  const gate = bench.findings.length > 0 && !insisted;
  const findings = <Findings insisted={insisted} onInsist={() => setInsisted(true)} />;

  return (
    <LabContext value={around}>
      <div className="lab-room grid gap-5 shrinks" data-tab={tab}>
        <aside className="lab-tools card-panel" ref={tools}>
          <h2 className="visually-hidden">{words.tabs.label}</h2>
          <Tabs
            label={words.tabs.label}
            onOpen={(opened) => {
              setTab(opened);
              // Another tool begins at its top.
              tools.current?.scrollTo({ top: 0 });
            }}
            tabs={[
              {
                key: 'build',
                label: words.tabs.build,
                content: () => (
                  <>
                    {findings}
                    <Build />
                  </>
                ),
              },
              {
                key: 'try',
                label: words.tabs.try,
                content: () => (
                  <>
                    {bench.findings.length > 0 && findings}
                    {!gate && (
                      <>
                        {at === 0 && wentBy && <p className="note">{wentBy}</p>}
                        <LineView />
                        <Resolution frames={frames} at={step} onStep={setStep} />
                        <Try />
                      </>
                    )}
                  </>
                ),
              },
              { key: 'compare', label: words.tabs.compare, content: () => <Compare /> },
              {
                key: 'chart',
                label: words.tabs.chart,
                content: () => (
                  <Suspense fallback={<p>{words.chart.loading}</p>}>
                    <LiveChart game={game.id} shown={building ? shown : moment} words={words.chart} />
                  </Suspense>
                ),
              },
              { key: 'keep', label: words.tabs.keep, content: () => <Keep /> },
            ]}
          />
        </aside>
        <div className="lab-table shrinks">
          <h2 className="visually-hidden">{words.build.table}</h2>
          {/* Anything may be written into a position, also what no board can show. */}
          <Guarded of={state} instead={<p className="note refusal">{words.wrong.board}</p>}>
            <Table state={state} building={building} />
          </Guarded>
        </div>
      </div>
    </LabContext>
  );
}
