import { type CSSProperties, useId, useMemo, useRef, useState } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import { fill } from '@/i18n/format.ts';
import { inWords } from '@/i18n/inWords.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { draw, innermost } from '../drawing.ts';
import { actionsOf, eventsIn, guardOf, waysFor } from '../guard.ts';
import type { LiveGame } from '../liveKit.ts';
import type { LivePage } from '../livePage.ts';
import type { Live } from './useLive.ts';
import './running.css';

interface Props<T extends ScenarioTypes> {
  game: LiveGame<T>;
  live: Live<T>;
  page: LivePage;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words with names of the machine in them, set as code. */
function Told({ text, names }: { text: string; names: Record<string, string> }) {
  return text.split(/\{(\w+)\}/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
      <code key={at}>{names[part] ?? part}</code>
    ),
  );
}

/** The chart that drives the board, at the very snapshot that is shown; a refused event stands at its guard. */
export function Running<T extends ScenarioTypes>({ game, live, page }: Props<T>) {
  const { snapshot, refused, entry, atRest } = live;
  const words = page.live.running;
  const marker = useId();
  /** Null means as there is room for it. */
  const [open, setOpen] = useState<boolean | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const { leaf, around } = innermost(snapshot);
  const { acts } = page.names;
  const drawing = useMemo(() => draw(around, leaf.id, (event) => acts[event] ?? event), [around, leaf, acts]);
  const nameOf = (key: string) => page.names.states[key] ?? capital(inWords(key));
  const active = activeStates(snapshot);
  const tried = refused ? waysFor(snapshot, refused.action.type) : [];
  const against = tried.map(wayId);
  const made = refused || !entry.action ? [] : entry.steps.flatMap(({ ways }) => ways);
  const taken = made.map(wayId);
  const crumbs = [...(around.path.length > 0 ? [around.parent?.path.length ? around.parent.key : '', around.key] : [])]
    .filter((key) => key !== '' && key !== 'round' && key !== 'turn')
    .map(nameOf);

  const note = () => {
    if (refused) {
      const [way] = tried;
      return (
        <p className="running-note card-leaf grid gap-2" data-kind="no">
          <Icon of={controls.no} />
          <span>
            <Told
              text={way ? words.refused : words.noPlace}
              names={{ event: refused.action.type, guard: (way && guardOf(way)) ?? '' }}
            />{' '}
            {game.sentence(refused.refusal, live.resting)} <ClauseLink id={refused.refusal.rule} />
          </span>
        </p>
      );
    }
    const [first] = made;
    if (first && guardOf(first))
      return (
        <p className="running-note card-leaf grid gap-2" data-kind="yes">
          <Icon of={controls.yes} />
          <span>
            <Told
              text={words.holds}
              names={{ guard: guardOf(first) ?? '', action: actionsOf(first)[0] ?? '', state: nameOf(leaf.key) }}
            />
          </span>
        </p>
      );
    const [event] = atRest ? eventsIn(snapshot) : [];
    const guard = event && waysFor(snapshot, event).map(guardOf)[0];
    return (
      <p className="running-note card-leaf grid gap-2" data-kind="ask">
        <b aria-hidden="true">?</b>
        <span>{event && guard ? <Told text={words.asks} names={{ event, guard }} /> : words.open}</span>
      </p>
    );
  };

  return (
    <section className="running grid gap-2 from-top shrinks" data-widget="chart" aria-label={words.title}>
      <button
        type="button"
        className="running-head flex gap-2 level"
        aria-expanded={open ?? undefined}
        onClick={() => setOpen(!body.current?.getClientRects().length)}
      >
        <b className="rigid">{words.title}</b>
        <span className="running-crumbs shrinks one-line flex gap-4px">
          {crumbs.map((name) => (
            <span key={name}>{name}</span>
          ))}
          <span data-now="true">{nameOf(leaf.key)}</span>
          {refused && <span data-no="true">{refused.action.type} ✕</span>}
        </span>
      </button>
      <div ref={body} className="running-body grid gap-2" data-open={open ?? undefined}>
        <svg
          className="running-chart card-leaf"
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="img"
          aria-label={fill(words.chart, { name: [...crumbs, nameOf(leaf.key)].join(', ') })}
          style={{ '--tall': drawing.height } as CSSProperties}
        >
          <defs>
            <marker
              id={marker}
              viewBox="0 0 8 8"
              refX="7"
              refY="4"
              markerWidth="7"
              markerHeight="7"
              orient="auto"
              markerUnits="userSpaceOnUse"
            >
              <path d="M0 0 8 4 0 8Z" />
            </marker>
          </defs>
          <circle className="running-start" cx={drawing.start.x} cy={drawing.start.y} r="4" />
          <path
            className="running-way"
            d={`M${drawing.start.x} ${drawing.start.y}V${drawing.start.to - 2}`}
            markerEnd={`url(#${marker})`}
          />
          {drawing.ways.map(({ id, d, label }) => (
            <g key={id} data-no={against.includes(id) || undefined} data-taken={taken.includes(id) || undefined}>
              <path className="running-way" d={d} markerEnd={`url(#${marker})`} />
              {label && (
                <text className="running-event" y={label.y}>
                  {label.lines.map((text, at) => (
                    <tspan key={text} x={label.x} dy={at === 0 ? 0 : 12}>
                      {text}
                    </tspan>
                  ))}
                  {against.includes(id) && ' ✕'}
                </text>
              )}
            </g>
          ))}
          {drawing.states.map(({ id, key, final, y, height }) => (
            <g key={id} className="running-state" data-state={id} data-active={active.includes(id) ? '' : undefined}>
              <rect x={drawing.box.x} y={y} width={drawing.box.width} height={height} rx="7" />
              {final && (
                <rect x={drawing.box.x + 3} y={y + 3} width={drawing.box.width - 6} height={height - 6} rx="5" />
              )}
              <text x={drawing.box.x + drawing.box.width / 2} y={y + height / 2 + 4}>
                {nameOf(key)}
              </text>
            </g>
          ))}
        </svg>
        {note()}
      </div>
    </section>
  );
}
