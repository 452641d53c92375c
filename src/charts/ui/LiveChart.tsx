import { type MouseEvent, useMemo, useState } from 'react';
import { activeStates, wayId } from '../ids.ts';
import { type Sheet, type SheetChart, sheetIn } from '../sheet.ts';
import type { Shown } from '../shown.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { StateText } from './StateText.tsx';
import { useSheet } from './useSheet.ts';
import '../chart.css';
import '../marks.css';
import '../panel.css';
import './chart.css';

interface Props {
  game: string;
  /** The very snapshot that drives the board, and the ways that led to it. */
  shown: Shown;
  words: { title: string; about: string; loading: string; failed: string };
}

/** What was just done in this chart, as a line to read. */
function Taken({ chart, taken, title }: { chart: SheetChart; taken: readonly string[]; title: string }) {
  const steps = taken.flatMap((way) =>
    chart.details.flatMap(({ name, leadsOut }) => {
      const step = leadsOut.find((each) => each.way === way);
      return step ? [{ way, name, text: step.text, to: step.state?.name ?? name }] : [];
    }),
  );
  if (steps.length === 0) return null;
  return (
    <div className="chart-taken small-print">
      <h3>{title}</h3>
      <ol>
        {steps.map(({ way, name, text, to }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same way may be taken twice in one move
          <li key={`${at} ${way}`}>
            {name} <b>{text}</b> → {to}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Live({ sheet, shown }: Pick<Props, 'shown'> & { sheet: Sheet }) {
  const { snapshot } = shown;
  /** The states the game is in, outermost first, and the ways just taken, in order. */
  const active = useMemo(() => activeStates(snapshot), [snapshot]);
  const way = shown.ways.map(wayId).join(' ');
  const taken = useMemo(() => (way ? way.split(' ') : []), [way]);
  /** Null follows the game to the innermost chart it is in. */
  const [level, setLevel] = useState<string | null>(null);
  const moment = [...active, way].join(' ');
  /** A state that was chosen is told about until the game moves on. */
  const [chosen, setChosen] = useState({ at: moment, state: null as string | null });
  const around = sheet.charts.filter(({ state }) => active.includes(state));
  const chart = around.find(({ id }) => id === level) ?? around.at(-1);
  if (!chart) return null;
  const told = chosen.at === moment ? chosen.state : null;
  const detail = sheet.charts.flatMap(({ details }) => details).find(({ id }) => id === told);
  const choose = (state: string | null) => setChosen({ at: moment, state });
  const show = (id: string) => {
    setLevel(id === around.at(-1)?.id ? null : id);
    choose(null);
  };
  const { panel, live } = sheet.words;
  /** A link to a state is answered here; one that asks for a new tab is left to the browser. */
  const onClick = (event: MouseEvent) => {
    const state = (event.target as Element).closest('a[data-state]')?.getAttribute('data-state');
    if (!state || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(state);
  };
  return (
    <>
      <fieldset className="chart-levels flex wraps gap-1">
        <legend className="visually-hidden">{live.levels}</legend>
        {around.map(({ id, title }) => (
          <button key={id} type="button" aria-pressed={id === chart.id} onClick={() => show(id)}>
            {title}
          </button>
        ))}
      </fieldset>
      <Taken chart={chart} taken={taken} title={live.taken} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears which of the links in it was followed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key is a click */}
      <div className="grid gap-3 shrinks" onClick={onClick}>
        <DrawnChart chart={chart} active={active} taken={taken} chosen={told} />
        {detail && (
          <section className="chart-panel" aria-label={panel.title} aria-live="polite">
            <button type="button" className="chart-close" aria-label={panel.close} onClick={() => choose(null)}>
              ×
            </button>
            <div className="state-text shrinks grid gap-2 small-print">
              <StateText detail={detail} words={panel} clauses={sheet.clauses} pages={sheet.pages} />
            </div>
          </section>
        )}
      </div>
    </>
  );
}

/** The statechart beside a game: it follows along, and tells about any state that is chosen. */
export default function LiveChart({ game, words, ...rest }: Props) {
  const sheet = useSheet(sheetIn(game));
  return (
    <section className="live-chart shrinks grid gap-3" aria-label={words.title}>
      <p className="quiet">{words.about}</p>
      {typeof sheet === 'string' ? <p>{words[sheet]}</p> : <Live sheet={sheet} {...rest} />}
    </section>
  );
}
