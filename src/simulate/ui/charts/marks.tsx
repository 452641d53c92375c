/** Who is drawn how: a shape and a dash for each, so that no colour has to tell them apart. */
const shapes = [
  'M0-5A5 5 0 1 1 0 5A5 5 0 1 1 0-5Z',
  'M-4.6-4.6H4.6V4.6H-4.6Z',
  'M0-5.6 5.4 4.4H-5.4Z',
  'M0-6 6 0 0 6-6 0Z',
  'M-5-2H-2V-5H2V-2H5V2H2V5H-2V2H-5Z',
];
export const dashes = ['none', '7 4', '2 3', '9 3 2 3', '4 2'];

interface Props {
  at: number;
  x: number;
  y: number;
}

/** Every other one is open, so that two that meet can still be told apart. */
export const Mark = ({ at, x, y }: Props) => (
  <path
    className={at % 2 ? 'sim-mark sim-mark-open' : 'sim-mark'}
    d={shapes[at % shapes.length] ?? ''}
    transform={`translate(${x} ${y})`}
  />
);

/** The names of the series with their marks and lines. */
export const Legend = ({ names }: { names: readonly string[] }) => (
  <ul className="sim-legend flex wraps small-print" aria-hidden="true">
    {names.map((name, at) => (
      <li className="flex gap-2 level" key={name}>
        <svg viewBox="0 0 34 14" width="34" height="14" aria-hidden="true">
          <path className="sim-line" d="M1 7H33" strokeDasharray={dashes[at % dashes.length]} />
          <Mark at={at} x={17} y={7} />
        </svg>
        {name}
      </li>
    ))}
  </ul>
);

/** Round numbers from `from` to `to`, about four of them. */
export function ticks(from: number, to: number): number[] {
  const rough = Math.max((to - from) / 4, 1e-9);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * size).find((each) => each >= rough) ?? size;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, at) => Number(((first + at) * step).toFixed(6)));
}
