import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { LabWords } from '@/i18n/en/bench.ts';
import { Guarded } from '@/ui/ErrorBoundary.tsx';
import { Tabs } from '@/ui/Tabs.tsx';
import type { Bench as Laid } from '../bench.ts';
import type { LabTypes } from '../labGame.ts';
import { Compare } from './compare/Compare.tsx';
import { Findings } from './Findings.tsx';
import type { LabPage } from './fields.tsx';
import { Keep } from './keep/Keep.tsx';
import { LineView } from './LineView.tsx';
import type { LabKit } from './labKit.ts';
import { Resolution } from './Resolution.tsx';
import { Try } from './try/Try.tsx';
import type { useBench } from './useBench.ts';

/** Not needed until its tab is opened. */
const LiveChart = lazy(() => import('@/charts/ui/LiveChart.tsx'));

interface Props<T extends LabTypes, W extends LabWords, Hand> extends LabPage<W> {
  kit: LabKit<T, W, Hand>;
  bench: Laid<T>;
  lab: ReturnType<typeof useBench<T>>;
  playPath: string;
}

/** A position that could be laid out: the board, and the tools beside it. */
export function Bench<T extends LabTypes, W extends LabWords, Hand>(props: Props<T, W, Hand>) {
  const { kit, bench, lab, playPath, ...page } = props;
  const { game, Build, Table } = kit;
  const { words } = page;
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
  const seat = kit.game.game.toAct(resting)[0] ?? resting.seats[0]?.colour ?? 'green';
  const play = (action: T['action'], legal: boolean) =>
    send({ type: 'play', move: game.moveOf(resting, action), legal });
  const act = (action: T['action']) => play(action, true);
  const edit = (position: T['position']) => send({ type: 'edit', position });
  const handling = { hand, onHand: setHand, position: document.position, onEdit: edit };
  const wentBy = kit.wentBy(document.position, bench.stretches[0].state, words);
  const gate = bench.findings.length > 0 && !insisted;
  const findings = (
    <Findings
      {...page}
      findings={bench.findings}
      say={(finding) => kit.findingWords(finding, bench.table)}
      insisted={insisted}
      onInsist={() => setInsisted(true)}
    />
  );
  const line = (
    <>
      <LineView
        {...page}
        kit={kit}
        bench={bench}
        at={at}
        branches={lab.branches}
        onGoTo={(move) => send({ type: 'goTo', at: move })}
        onBranch={(branch) => send({ type: 'takeBranch', branch })}
      />
      <Resolution
        {...page}
        frames={frames}
        line={(news) => kit.game.game.line(news, bench.table)}
        at={step}
        onStep={setStep}
      />
    </>
  );

  return (
    <div className="lab-room grid gap-5 shrinks" data-tab={tab}>
      <aside className="lab-tools" ref={tools}>
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
                  <Build {...page} {...handling} table={bench.table} />
                </>
              ),
            },
            {
              key: 'try',
              label: words.tabs.try,
              content: () => (
                <>
                  {bench.findings.length > 0 && findings}
                  {!gate && at === 0 && wentBy && <p className="note">{wentBy}</p>}
                  {!gate && line}
                  {!gate && (
                    <Try {...page} kit={kit} state={resting} onAct={act} onKeep={(action) => play(action, false)} />
                  )}
                </>
              ),
            },
            {
              key: 'compare',
              label: words.tabs.compare,
              content: () => (
                <Compare
                  {...page}
                  kit={kit}
                  document={document}
                  onRead={(other) => send({ type: 'read', other })}
                  onBench={(settings) => edit({ ...document.position, ...settings })}
                />
              ),
            },
            {
              key: 'chart',
              label: words.tabs.chart,
              content: () => (
                <Suspense fallback={<p>{words.chart.loading}</p>}>
                  <LiveChart game={game.id} shown={building ? shown : moment} words={words.chart} />
                </Suspense>
              ),
            },
            {
              key: 'keep',
              label: words.tabs.keep,
              content: () => (
                <Keep
                  {...page}
                  game={game}
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
      <div className="lab-table shrinks">
        <h2 className="visually-hidden">{words.build.table}</h2>
        {/* Anything may be written into a position, also what no board can show. */}
        <Guarded of={state} instead={<p className="note refusal">{words.wrong.board}</p>}>
          <Table
            {...page}
            {...handling}
            state={state}
            seat={seat}
            building={building}
            resting={state === resting}
            onAct={act}
          />
        </Guarded>
      </div>
    </div>
  );
}
