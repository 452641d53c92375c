import type { MouseEvent } from 'react';
import type { Nested } from '@/charts/nested/nested.ts';
import { type ChartPages, stateHref } from '@/charts/sheet.ts';
import './nested.css';

interface Props {
  drawing: Nested;
  label: string;
  active: readonly string[];
  visited: ReadonlySet<string>;
  ways: readonly string[];
  /** What the state that the game is in says to each of its events. */
  answers: Readonly<Record<string, 'yes' | 'no'>>;
  refused: readonly string[];
  /** Where states stand in words. */
  pages: ChartPages;
  onState: (id: string) => void;
  small?: boolean;
}

const marks = {
  yes: 'M-3.6 .2 -1.2 2.6 3.6-2.6',
  no: 'M-2.8-2.8 2.8 2.8M2.8-2.8-2.8 2.8',
};

/** The big drawing with marks on it: where the game is, where it was, how it got here, and what may be done. */
export function NestedChart(props: Props) {
  const { drawing, label, active, visited, ways, answers, refused, pages, onState, small = false } = props;
  const { frames, boxes, wires, dots, width, height } = drawing;
  const leaf = active.at(-1);
  const mark = (id: string) => ({
    'data-state': id,
    'data-active': active.includes(id) ? '' : undefined,
    'data-was': visited.has(id) ? '' : undefined,
    'aria-current': leaf === id ? ('step' as const) : undefined,
  });
  const choose = (id: string) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onState(id);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is no fieldset
    <svg
      className="nested"
      data-small={small || undefined}
      viewBox={`-2 -2 ${width + 4} ${height + 4}`}
      preserveAspectRatio="xMidYMin"
      role="group"
      aria-label={label}
    >
      {frames.map(({ id, name, entry, x, y, width: wide, height: tall }) => (
        <g key={id} className="nested-frame" {...mark(id)}>
          <rect x={x} y={y} width={wide} height={tall} rx="12" />
          <text className="nested-title" x={x + 16} y={y + 24}>
            {name}
            {entry && (
              <tspan className="nested-entry" dx="10">
                {entry}
              </tspan>
            )}
          </text>
        </g>
      ))}
      {wires.map(({ ways: own, d, head, label: said }, n) => {
        const taken = own.some((way) => ways.includes(way));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of one drawing
          <g key={n} className="nested-wire" data-taken={taken || undefined}>
            <path className="nested-run" d={d} pathLength="1" />
            <path className="nested-head" d={head} />
            {said?.lines.map((line, at) => (
              <text key={line} x={said.x} y={said.y + at * 13} textAnchor={said.anchor}>
                {line}
              </text>
            ))}
          </g>
        );
      })}
      {boxes.map(({ id, name, final, x, y, width: wide, height: tall, nameY, events }) => (
        <g key={id}>
          <a className="nested-state" href={stateHref(pages, id)} onClick={choose(id)} {...mark(id)}>
            <rect className="nested-box" x={x} y={y} width={wide} height={tall} rx="8" />
            {final && (
              <rect className="nested-inner" x={x + 3.5} y={y + 3.5} width={wide - 7} height={tall - 7} rx="5" />
            )}
            <text
              className="nested-name"
              x={events.length > 0 ? x + 14 : x + wide / 2}
              y={nameY + 5}
              textAnchor={events.length > 0 ? 'start' : 'middle'}
            >
              {name}
            </text>
            {events.map(({ event, text, x: left, y: level }) => (
              <text key={event} className="nested-event" x={left} y={level + 4}>
                {text}
              </text>
            ))}
          </a>
          {leaf !== id &&
            events.flatMap(({ event, text, x: left, y: level }) =>
              text === null ? [<circle key={event} className="nested-unasked" cx={left + 8} cy={level} r="4" />] : [],
            )}
          {leaf === id &&
            events.map(({ event, x: left, y: level, width: room }) => {
              const answer = refused.includes(event) ? 'no' : answers[event];
              return (
                answer && (
                  <g
                    key={event}
                    className="nested-mark"
                    data-answer={answer}
                    transform={`translate(${left + room - 7} ${level})`}
                  >
                    <circle r="7" />
                    <path d={marks[answer]} />
                  </g>
                )
              );
            })}
        </g>
      ))}
      {dots.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="nested-dot" cx={x} cy={y} r="5" />
      ))}
    </svg>
  );
}
