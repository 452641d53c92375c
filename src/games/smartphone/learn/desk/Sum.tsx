import { Fragment } from 'react';
import { SymbolTile } from '@/games/smartphone/board/Tiles.tsx';
import { spotStyle } from '@/games/smartphone/desk/geometry.ts';
import { count, fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { symbols } from '@/icons/symbols.ts';
import type { DeskLessonSettings } from '@/learn/lessonPage.ts';
import type { Added, DeskMissed } from '../deskMissed.ts';
import type { DeskSum } from '../deskSum.ts';
import './sum.css';

const sign = (n: number) => (n < 0 ? '−' : '+');

const signed = (n: number) => `${sign(n)}${Math.abs(n)}`;

interface AddsProps {
  cells: readonly { x: number; y: number; adds: Added }[];
  /** They were left out: ringed. */
  missed?: boolean;
}

/** On each symbol that counts, what it adds. */
export const Adds = ({ cells, missed = false }: AddsProps) =>
  cells.map(({ adds, ...spot }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a plan stay where they are
    <span key={at} className="mark adds" data-missed={missed} style={spotStyle(spot)} aria-hidden="true">
      {adds.map(([of, n]) => (
        <b key={of} className="added" data-of={of}>
          {signed(n)}
        </b>
      ))}
    </span>
  ));

const looks = { covered: symbols.goods, tokens: pieces.goodsToken };

/** One of what counts besides symbols, as it is drawn in a line. */
const Besides = ({ kind }: { kind: DeskSum['others'][number][0] }) =>
  kind === 'faceDown' ? (
    <span className="tile-back" />
  ) : (
    <span className="tile round hue-goods">
      <Icon of={looks[kind]} />
    </span>
  );

/** What was left out, and what one of it adds: “= +1 good and −1 price”. */
export const Worth = ({
  missed: { kinds },
  page: { board, words },
}: {
  missed: DeskMissed;
  page: DeskLessonSettings;
}) => (
  <p className="sum worth flex wraps level">
    {kinds.map(({ what, adds }) => (
      <span key={what}>
        {what === 'covered' || what === 'faceDown' || what === 'tokens' ? (
          <>
            <Besides kind={what} />
            {count(board[what], 1)}
          </>
        ) : (
          <SymbolTile symbol={what} />
        )}
        <span>=</span>
        {adds.map(([of, n], at) => {
          const [before, after] = words.worth[of].split('{n}');
          return (
            <Fragment key={of}>
              {at > 0 && <span className="soft-ink">{words.worth.and}</span>}
              {before}
              <b className="added" data-of={of}>
                {signed(n)}
              </b>
              {after}
            </Fragment>
          );
        })}
      </span>
    ))}
  </p>
);

/** How what was asked adds up: every symbol, what else counts, and what it makes. */
export function Sum({ sum, page: { board, desk } }: { sum: DeskSum; page: DeskLessonSettings }) {
  const { of, start, cells, others, makes, is } = sum;
  return (
    <p className="sum flex wraps level">
      {start > 0 && <b>{start}</b>}
      {cells.map(({ symbol, adds }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a plan stay where they are
        <span key={at}>
          <i>{sign(adds)}</i> <SymbolTile symbol={symbol} /> {Math.abs(adds)}
        </span>
      ))}
      {others.map(([kind, n]) => (
        <span key={kind}>
          <i>+</i>
          <Besides kind={kind} />
          {count(board[kind], n)}
        </span>
      ))}
      {makes !== is && <span>= {makes} →</span>}
      <b className="sum-total">
        {makes === is && '= '}
        {of === 'price' ? fill(desk.result.price, { n: is }) : count(desk.result.goods, is)}
      </b>
    </p>
  );
}
