import { useState } from 'react';
import type { Sheet, SheetChart } from '@/charts/sheet.ts';
import { DrawnChart } from './DrawnChart.tsx';
import { StatePanel } from './StatePanel.tsx';
import { useSheet } from './useSheet.ts';
import '@/charts/chart.css';
import '@/charts/marks.css';
import '@/charts/panel.css';
import './chart.css';

interface Props {
  /** Where the drawings of the game are served. */
  source: string;
  /** The states the game is in, outermost first, as `activeStates` names them. */
  active: readonly string[];
  /** The ways just taken, in order, as `wayId` names them. */
  taken: readonly string[];
  clauseBase: string;
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
    <div className="chart-taken">
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

function Live({ sheet, active, taken, clauseBase }: Omit<Props, 'source' | 'words'> & { sheet: Sheet }) {
  /** Null follows the game to the innermost chart it is in. */
  const [level, setLevel] = useState<string | null>(null);
  const moment = [...active, ...taken].join(' ');
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
  return (
    <>
      <fieldset className="chart-levels">
        <legend className="visually-hidden">{sheet.words.live.levels}</legend>
        {around.map(({ id, title }) => (
          <button key={id} type="button" aria-pressed={id === chart.id} onClick={() => show(id)}>
            {title}
          </button>
        ))}
      </fieldset>
      <Taken chart={chart} taken={taken} title={sheet.words.live.taken} />
      <DrawnChart chart={chart} active={active} taken={taken} chosen={told} onChoose={choose} />
      {detail && (
        <StatePanel
          detail={detail}
          sheet={sheet}
          clauseBase={clauseBase}
          onChoose={choose}
          onClose={() => choose(null)}
        />
      )}
    </>
  );
}

/** The statechart beside a game: it follows along, and tells about any state that is chosen. */
export function LiveChart({ source, words, ...rest }: Props) {
  const sheet = useSheet(source);
  return (
    <section className="live-chart" aria-label={words.title}>
      <p className="quiet">{words.about}</p>
      {typeof sheet === 'string' ? <p>{words[sheet]}</p> : <Live sheet={sheet} {...rest} />}
    </section>
  );
}
