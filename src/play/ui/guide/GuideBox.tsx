import { type ReactNode, useState } from 'react';
import type { AnyGuideWords } from '@/i18n/en/anyGuide.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import './guide.css';

/** What two ways of playing came to, row by row. */
export interface Ways {
  columns: readonly string[];
  rows: readonly { label: string; cells: readonly string[] }[];
  about: string;
}

interface Props {
  words: AnyGuideWords;
  help?: string | undefined;
  /** What the last turn has brought, and the same turn as the guide would have played it. */
  after?: ReactNode;
  ways?: Ways | null | undefined;
  /** What matters now. */
  now?: ReactNode;
  acts?: ReactNode;
  onLeave?: (() => void) | undefined;
}

function WaysTable({ columns, rows, about }: Ways) {
  return (
    <table className="guide-ways">
      <caption className="visually-hidden">{about}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, at) => (
              <td key={columns[at]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Someone who knows the game, beside the board: what matters now, then what the last turn has brought. */
export function GuideBox({ words, help, after, ways, now, acts, onLeave }: Props) {
  const [folded, setFolded] = useState(false);
  return (
    <section
      className="guide grid gap-6px"
      aria-label={words.title}
      data-help={help}
      data-folded={folded ? '' : undefined}
    >
      <header className="flex gap-6px level apart">
        <h2>{words.title}</h2>
        <div className="guide-acts flex wraps gap-4px">
          {!folded && acts}
          <button
            type="button"
            className="button button-square"
            aria-expanded={!folded}
            aria-label={words.fold}
            onClick={() => setFolded(!folded)}
          >
            <Icon of={folded ? controls.up : controls.down} />
          </button>
          {onLeave && (
            <button
              type="button"
              className="button button-square"
              aria-label={words.leave}
              title={words.leave}
              onClick={onLeave}
            >
              <Icon of={controls.no} />
            </button>
          )}
        </div>
      </header>
      <div hidden={folded} aria-live="polite" className="guide-says grid gap-6px from-top">
        {now && <div className="guide-now">{now}</div>}
        {after && <div className="guide-after">{after}</div>}
        {ways && <WaysTable {...ways} />}
      </div>
    </section>
  );
}
