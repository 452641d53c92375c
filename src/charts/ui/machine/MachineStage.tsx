import { turnOf } from '@machines/core/game.ts';
import { type ReactNode, useState } from 'react';
import { eventRows, ownRows } from '@/charts/eventRows.ts';
import type { MachineKit } from '@/charts/machineKit.ts';
import type { MachinePage } from '@/charts/machinePage.ts';
import { count, fill } from '@/i18n/format.ts';
import { inWords } from '@/i18n/inWords.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import type { LivePage } from '@/live/livePage.ts';
import { LiveTable } from '@/live/ui/LiveTable.tsx';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { AfterPaint } from '@/ui/afterPaint.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import { Changes } from './Changes.tsx';
import { ChartChoice } from './ChartChoice.tsx';
import { EventList } from './EventList.tsx';
import { MachineHead } from './MachineHead.tsx';
import { NestedChart } from './NestedChart.tsx';
import { Strip } from './Strip.tsx';
import { Transport } from './Transport.tsx';
import { useDrawings } from './useDrawings.ts';
import { type Line, useMachine } from './useMachine.ts';
import '@/live/ui/live.css';
import './machine.css';
import './strip.css';
import './phone.css';

/** The parts of a chart that have a sign of their own. */
const icons: Readonly<Record<string, Glyph>> = phases;

export interface MachineProps<T extends ScenarioTypes, P extends LivePage> {
  page: P;
  chart: MachinePage;
  line: Line<T>;
  /** How to read the drawing. */
  children?: ReactNode;
}

/** A machine at work: its chart, the board it drives, what its guards say, and every step of a line of play. */
export function MachineStage<T extends ScenarioTypes, P extends LivePage>({
  kit,
  page,
  chart,
  line,
  children,
}: MachineProps<T, P> & { kit: MachineKit<T, P> }) {
  const machine = useMachine<T>(kit.chart, line);
  const { state, leaf, active, atRest, refused, snapshot } = machine;
  const { words } = chart;
  const drawings = useDrawings(chart.source);
  const [board, setBoard] = useState(false);
  /** A state that was asked for and is nowhere in this line. */
  const [missed, setMissed] = useState<string | null>(null);
  const nameOf = (key: string) => chart.states[key] ?? inWords(key);
  const acts = leaf.tags.includes('acts') || leaf.tags.includes('steve');
  const rows = acts && atRest ? eventRows<T>(kit, snapshot, state, machine.nextAction) : ownRows<T>(leaf, machine.next);
  const tried = refused
    ? rows.filter(
        ({ refused: no }) => no?.action.type === refused.action.type && no.refusal.reason === refused.refusal.reason,
      )
    : [];
  const answers = Object.fromEntries(
    rows.toReversed().flatMap(({ event, answer }) => (event && answer !== 'unasked' ? [[event, answer]] : [])),
  ) as Record<string, 'yes' | 'no'>;
  const deepest = <D extends { of: string }>(all: readonly D[], first: D): D =>
    active.toReversed().flatMap((id) => all.find(({ of }) => of === id || of.startsWith(`${id}.`)) ?? [])[0] ?? first;
  const whole = deepest(drawings?.whole ?? [], chart.first.whole);
  const part = drawings?.parts.find(({ of }) => of === active.at(-2)) ?? chart.first.part;
  const seat = turnOf(kit, state);
  const here = missed ?? leaf.id;
  const shortest = drawings?.shortest[here] ?? null;
  const onState = (id: string) => setMissed(machine.goToState(id) ? null : id);
  const drawn = { active, visited: machine.visited, ways: machine.ways, answers, pages: chart.pages, onState };
  const said = fill(words.drawing, {
    state: active
      .slice(1)
      .map((id) => nameOf(id.split('.').at(-1) ?? ''))
      .join(', '),
  });
  const steps = machine.entries[machine.place.move]?.steps ?? [];
  const no = refused ? [refused.action.type] : [];
  return (
    <div className="machine" data-widget="chart">
      <MachineHead chart={chart} shortest={shortest} legend={children} />
      <p className="machine-plain soft-ink">{words.plain}</p>
      <nav className="machine-tabs" aria-label={words.parts}>
        {chart.tabs.map(({ id, name, short }) => (
          <button
            key={id}
            type="button"
            aria-pressed={active.includes(id)}
            data-was={machine.visited.has(id) || undefined}
            onClick={() => onState(id)}
          >
            {icons[id.split('.').at(-1) ?? ''] && <Icon of={icons[id.split('.').at(-1) ?? ''] ?? []} />}
            <span className="visually-hidden">{name}</span>
            <span aria-hidden="true">{short}</span>
          </button>
        ))}
      </nav>
      <div className="machine-chart shrinks">
        <ChartChoice source={chart.sheet} words={words} active={active} ways={machine.ways}>
          <div className="machine-whole">
            <NestedChart drawing={whole} label={said} refused={no} {...drawn} />
          </div>
          <div className="machine-part">
            <p className="machine-path">
              {active.slice(1).map((id) => (
                <span key={id}>{nameOf(id.split('.').at(-1) ?? '')}</span>
              ))}
            </p>
            <NestedChart drawing={part} label={said} refused={no} small {...drawn} />
          </div>
        </ChartChoice>
        {machine.lost && (
          <p className="machine-missed" role="status">
            {words.lost}
          </p>
        )}
        {missed && (
          <p className="machine-missed" role="status">
            {fill(words.missed, { state: nameOf(missed.split('.').at(-1) ?? '') })}{' '}
            {shortest ? (
              <a href={shortest.lab}>
                {words.shortest} ({count(words.shortestAbout, shortest.moves)})
              </a>
            ) : (
              words.unreached
            )}
          </p>
        )}
      </div>
      <div className="machine-side shrinks">
        <div className="machine-board rigid live" data-open={board}>
          {/* It has its room already; as markup it would be an eighth of the page. */}
          <AfterPaint>
            <LiveTable
              kit={kit}
              live={{ atRest, state, act: machine.act, refused }}
              page={page}
              show={kit.showIn(state.phase)}
              seat={seat ?? 'green'}
              lit
            />
          </AfterPaint>
        </div>
        <div className="machine-who flex gap-2 level apart">
          <h2>
            {seat && acts && <SeatShape seat={seat} />}
            {fill(acts && seat ? words.who : acts ? words.all : words.nobody, {
              seat: seat ? (page.seats[seat] ?? seat) : '',
              state: nameOf(leaf.key),
            })}
          </h2>
          {machine.own && (
            <button type="button" className="machine-again" onClick={machine.again}>
              {words.again}
            </button>
          )}
          <button type="button" className="machine-open button" aria-pressed={board} onClick={() => setBoard(!board)}>
            {words.board}
          </button>
        </div>
        {refused && tried.length === 0 && (
          <p className="machine-refused" role="alert">
            <code>{refused.action.type}</code> {kit.sentence(refused.refusal, state)}{' '}
            <ClauseLink id={refused.refusal.rule} />
          </p>
        )}
        <EventList kit={kit} page={page} chart={chart} state={state} rows={rows} onAct={machine.act} />
      </div>
      <div className="machine-foot">
        <Transport machine={machine} words={words} />
        <div className="machine-now">
          <p>
            <code>{machine.entries[machine.place.move]?.action?.type ?? ''}</code>{' '}
            {fill(words.of, { n: machine.place.step + 1, of: steps.length })}
          </p>
          <p className="machine-ticks" aria-hidden="true">
            {steps.map((_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: ticks of a rule
              <i key={n} data-now={n === machine.place.step} />
            ))}
          </p>
        </div>
        <Strip kit={kit} machine={machine} page={page} chart={chart} />
        <Changes {...machine.changes} words={words} />
      </div>
    </div>
  );
}
