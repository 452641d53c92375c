import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour, Region } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { StepTable } from '@/islands/learn/board/StepTable.tsx';
import { Tabs } from '@/islands/play/table/Tabs.tsx';
import { type Bench as Laid, moveOf } from '@/lab/bench.ts';
import { waitingFor } from '@/play/smartphone.ts';
import type { Show } from '@/scenarios/smartphoneShow.ts';
import type { LabPage } from './bits.tsx';
import { Build } from './build/Build.tsx';
import { Compare } from './compare/Compare.tsx';
import { Findings } from './Findings.tsx';
import { Guarded } from './Guarded.tsx';
import { Keep } from './keep/Keep.tsx';
import { LineView } from './LineView.tsx';
import { Resolution } from './Resolution.tsx';
import { Try } from './try/Try.tsx';
import type { useBench } from './useBench.ts';
import { usePointing } from './usePointing.ts';

/** Not needed until its tab is opened. */
const LabChart = lazy(() => import('./LabChart.tsx'));

const everything: Show = { parts: ['tracks', 'map', 'technologies', 'block', 'seats'] };

interface Props extends LabPage {
  bench: Laid;
  lab: ReturnType<typeof useBench>;
  playPath: string;
}

/** A position that could be laid out: the board, and the tools beside it. */
export function Bench({ bench, lab, playPath, ...page }: Props) {
  const { words } = page;
  const { document, at, send } = lab;
  const [tab, setTab] = useState('build');
  const [region, setRegion] = useState<Region>('Europe');
  const [chosen, setChosen] = useState<Colour>('green');
  const [insisted, setInsisted] = useState(false);
  /** The step of the last move's resolution that is shown; null shows its end. */
  const [step, setStep] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is looked at from its end
  useEffect(() => setStep(null), [bench, at]);

  const shown = bench.stretches[at] ?? bench.stretches[0];
  const frames = shown.frames.filter(({ news }) => news.length > 0);
  const building = tab === 'build';
  const resting = shown.state;
  const state = building ? bench.table : ((step === null ? null : frames[step]?.state) ?? resting);
  const seat = waitingFor(resting)[0] ?? resting.seats[0]?.colour ?? 'green';
  const act = (action: Action) => send({ type: 'play', move: moveOf(resting, action), legal: true });
  const keep = (action: Action) => send({ type: 'play', move: moveOf(resting, action), legal: false });
  const pointing = usePointing({ state, seat, building, onRegion: setRegion, onAct: act });
  const components = componentsOf(bench.table);
  const gate = bench.findings.length > 0 && !insisted;
  const findings = (
    <Findings
      {...page}
      findings={bench.findings}
      components={components}
      insisted={insisted}
      onInsist={() => setInsisted(true)}
    />
  );
  const line = (
    <>
      <LineView
        {...page}
        bench={bench}
        at={at}
        branches={lab.branches}
        onGoTo={(move) => send({ type: 'goTo', at: move })}
        onBranch={(branch) => send({ type: 'takeBranch', branch })}
      />
      <Resolution {...page} frames={frames} at={step} onStep={setStep} />
    </>
  );

  return (
    <div className="lab-room" data-tab={tab}>
      <aside className="lab-tools">
        <h2 className="visually-hidden">{words.tabs.label}</h2>
        <Tabs
          label={words.tabs.label}
          onOpen={setTab}
          tabs={[
            {
              key: 'build',
              label: words.tabs.build,
              content: () => (
                <>
                  {findings}
                  <Build
                    {...page}
                    position={document.position}
                    table={bench.table}
                    region={region}
                    seat={chosen}
                    onRegion={setRegion}
                    onSeat={setChosen}
                    onEdit={(position) => send({ type: 'edit', position })}
                  />
                </>
              ),
            },
            {
              key: 'try',
              label: words.tabs.try,
              content: () => (
                <>
                  {bench.findings.length > 0 && findings}
                  {!gate && line}
                  {!gate && <Try {...page} state={resting} onAct={act} onKeep={keep} />}
                </>
              ),
            },
            {
              key: 'compare',
              label: words.tabs.compare,
              content: () => (
                <Compare
                  {...page}
                  document={document}
                  onRead={(other) => send({ type: 'read', other })}
                  onBench={(reading) => send({ type: 'edit', position: { ...document.position, ...reading } })}
                />
              ),
            },
            {
              key: 'chart',
              label: words.tabs.chart,
              content: () => (
                <Suspense fallback={<p>{words.chart.loading}</p>}>
                  <LabChart {...page} bench={bench} at={at} />
                </Suspense>
              ),
            },
            {
              key: 'keep',
              label: words.tabs.keep,
              content: () => (
                <Keep
                  {...page}
                  document={document}
                  playPath={playPath}
                  onOpen={(opened) => send({ type: 'open', document: opened })}
                  onProblem={(problem) => lab.setProblems([problem])}
                />
              ),
            },
          ]}
        />
      </aside>
      <div className="lab-table">
        <h2 className="visually-hidden">{words.board.map}</h2>
        <Guarded of={state} message={words.wrong.board}>
          <StepTable
            state={state}
            seat={seat}
            show={everything}
            pointing={pointing}
            board={building ? { ...words.board, whyNot: words.change } : words.board}
            locale={page.locale}
            clauseBase={page.clauseBase}
          />
        </Guarded>
      </div>
    </div>
  );
}
