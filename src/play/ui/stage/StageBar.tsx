import type { Colour } from '@machines/core/seats.ts';
import type { ReactNode } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import { keptFragment } from '../../keep/address.ts';
import type { Branch } from '../../keep/storage.ts';
import type { TableGame } from '../table/useTable.ts';
import './bar.css';

/** A step of a row that the game goes through. */
export interface Step {
  key: string;
  name: string;
  face: Glyph | string;
  when: 'past' | 'now' | 'ahead';
}

interface Props {
  game: Pick<TableGame, 'at' | 'next' | 'undo' | 'thinking'>;
  /** The game's rows: its rounds, its phases. */
  rows: readonly { key: string; label: string; steps: readonly Step[] }[];
  seats: Record<Colour, string>;
  /** What plays the seat, when it is not a person. */
  player: string | undefined;
  mine: boolean;
  /** Said in place of “Green to act”, to someone who is alone at the device. */
  whose?: string | undefined;
  /** Said instead of whose turn it is while nobody acts, and what it is about. */
  nobody?: string | null;
  over: string | undefined;
  /** What may be done, in one sentence. */
  prompt: ReactNode;
  branch?: Branch | null;
  words: TableWords;
  /** The site's first page. */
  homeHref: string;
  undoStops: string;
  /** Buttons of the moment: hint, the end of the turn. Undo stands between `before` and `after`. */
  before?: ReactNode;
  after?: ReactNode;
  menu: ReactNode;
}

const Steps = ({ label, steps }: Props['rows'][number]) => (
  <ol className="bar-steps" aria-label={label}>
    {steps.map(({ key, name, face, when }) => (
      <li
        key={key}
        data-when={when}
        data-named={typeof face === 'string' ? undefined : ''}
        aria-current={when === 'now' ? 'step' : undefined}
      >
        {typeof face === 'string' ? <span aria-hidden="true">{face}</span> : <Icon of={face} />}
        <span className={typeof face === 'string' ? 'visually-hidden' : 'step-name'}>{name}</span>
      </li>
    ))}
  </ol>
);

/** The bar of a table, one line: where the game is, whose turn, what to do, and what can be pressed. */
export function StageBar({ game, rows, seats, player, mine, whose, nobody = null, over, words, ...rest }: Props) {
  const { at, next, undo } = game;
  const name = next ? seats[next] : '';
  const label = nobody ?? whose ?? (next ? fill(words.turnOf, { seat: name }) : over);
  const { branch } = rest;
  return (
    <section
      data-stage="bar"
      data-bar
      tabIndex={-1}
      className="stage-bar shrinks one-line flex level"
      data-seat={next ?? undefined}
      aria-label={label}
    >
      <a className="bar-home rigid" href={rest.homeHref}>
        <span className="visually-hidden">{words.stage.home}</span>
        <svg viewBox="0 0 28 28" aria-hidden="true">
          <rect x="3" y="2" width="13" height="19" rx="3.4" className="logo-back" />
          <rect x="11" y="8" width="13" height="18" rx="3.4" className="logo-front" />
          <path d="M11 11.4A3.4 3.4 0 0 1 14.4 8H16v9.6a3.4 3.4 0 0 1-3.4 3.4H11Z" className="logo-both" />
        </svg>
      </a>
      {rows.map(({ key, ...row }) => (
        <Steps key={key} {...row} />
      ))}
      <div className="bar-says grows shrinks flex level gap-8px" role="status">
        {next && !nobody && <SeatShape seat={next} />}
        <p>
          <b>
            {nobody ??
              whose ??
              (next
                ? fill(mine ? words.yourTurn : at === 'thinking' ? words.thinking : words.turnOf, { seat: name })
                : over)}
          </b>{' '}
          {player && !mine && !nobody && <span className="seat-mark soft-ink">{player}</span>}
          {rest.prompt && <span className="bar-prompt">{rest.prompt}</span>}
        </p>
      </div>
      {branch && (
        <p className="branch-note rigid" title={fill(words.keepPanel.branchOf, { move: branch.at })}>
          {branch.from ? (
            <a href={keptFragment(branch.from)}>{words.keepPanel.branchFrom}</a>
          ) : (
            fill(words.keepPanel.branchOf, { move: branch.at })
          )}
        </p>
      )}
      <div className="bar-acts">
        {rest.before}
        <button
          type="button"
          className="button bar-undo"
          disabled={!undo}
          title={rest.undoStops}
          aria-keyshortcuts="Control+Z"
          onClick={() => undo?.()}
        >
          <Icon of={controls.reset} /> <span>{words.undo}</span>
        </button>
        {rest.after}
        {rest.menu}
      </div>
    </section>
  );
}
