import type { Colour } from '@machines/smartphone/names.ts';
import { useRef } from 'react';
import { fill } from '@/i18n/format.ts';
import { apart } from '@/play/ui/end/apart.ts';
import { useBox } from '@/play/ui/end/useBox.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { SeatPaths } from '@/ui/Piece.tsx';
import type { SeatAccount } from '../log.ts';
import { namesInside } from '../onStage.ts';
import { courseOf, passedAt } from './verdict.ts';

interface Props extends Pick<Page, 'words'> {
  books: readonly SeatAccount[];
  names: Record<Colour, string>;
  /** The seat that is spoken to, if there is one. */
  you: Colour | null;
}

/** Steps of the scale: four at most, round numbers. */
const scale = (most: number): number[] => {
  const step = [10, 20, 25, 40, 50, 60, 80, 100].find((each) => most / each <= 4) ?? 100;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
};

/** Everyone's VP from the start to the end, as one line each. For the eye; the tables say the same. */
export function Race({ books, names, you, words }: Props) {
  const drawing = useRef<SVGSVGElement>(null);
  const [wide, high] = useBox(drawing, 800, 210);
  const field = { left: 40, right: wide - (wide < 500 ? 96 : 130), top: 14, bottom: high - 30 };
  const text = words.ending.verdict;
  const courses = books.map((book) => ({ colour: book.colour, vp: courseOf(book) }));
  const steps = courses[0]?.vp.length ?? 2;
  const most = Math.max(10, ...courses.flatMap(({ vp }) => vp));
  const x = (at: number): number => field.left + ((field.right - field.left) * at) / (steps - 1);
  const y = (vp: number): number => field.bottom - ((field.bottom - field.top) * Math.max(0, vp)) / most;
  const labels = [text.start, ...words.board.roundNames.slice(0, steps - 2), words.ending.scores.end];
  const ends = apart(
    courses.map(({ colour, vp }) => ({ key: colour, y: y(vp.at(-1) ?? 0) })),
    15,
  );
  const [first, second] = books;
  const step = first && second ? passedAt(first, second) : 0;
  const passed = step > 0 && step < steps - 1 ? courses[0]?.vp[step] : undefined;
  /** Off the numbers at the left; where the drawing is narrow, to the left of lines that rise. */
  const saidAt =
    x(step) - field.left < 60
      ? { x: field.left + 6 }
      : { x: x(step), textAnchor: wide < 500 ? ('end' as const) : ('middle' as const) };
  return (
    <svg ref={drawing} className="race" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={words.ending.race}>
      <rect
        className="race-end"
        x={x(steps - 2)}
        y={field.top}
        width={x(steps - 1) - x(steps - 2)}
        height={field.bottom - field.top}
      />
      {scale(most).map((vp) => (
        <g key={vp}>
          <path className="race-grid" d={`M${field.left} ${y(vp)}H${field.right}`} />
          <text x={field.left - 8} y={y(vp) + 4} textAnchor="end">
            {vp}
          </text>
        </g>
      ))}
      {labels.map((label, at) => (
        <text key={label} x={x(at)} y={high - 8} textAnchor="middle">
          {label}
        </text>
      ))}
      {courses.map(({ colour, vp }) => (
        <g key={colour} className={`seat-${colour}`} data-runs="line">
          <polyline className="race-line" points={vp.map((each, at) => `${x(at)},${y(each)}`).join(' ')} />
          {vp.map((each, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a point is its step
            <g key={at} transform={`translate(${x(at) - 5} ${y(each) - 5}) scale(0.42)`}>
              <SeatPaths seat={colour} />
            </g>
          ))}
          <text className="race-name" x={field.right + 12} y={ends[colour] + 5}>
            {vp.at(-1)} {names[colour]}
          </text>
        </g>
      ))}
      {passed !== undefined && first && second && (
        <g className="race-passed">
          <path d={`M${x(step)} ${y(passed) - 8}V${Math.max(field.top + 18, y(passed) - 40)}`} />
          <text {...saidAt} y={Math.max(field.top + 13, y(passed) - 45)}>
            {fill((first.colour === you ? text.you : text.they).passedHere, {
              first: names[first.colour],
              second: namesInside(names, words)[second.colour],
            })}
          </text>
        </g>
      )}
    </svg>
  );
}
