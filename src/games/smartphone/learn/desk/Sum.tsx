import { SymbolTile } from '@/games/smartphone/board/Tiles.tsx';
import { spotStyle } from '@/games/smartphone/desk/geometry.ts';
import { count, fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { symbols } from '@/icons/symbols.ts';
import type { DeskLessonSettings } from '@/learn/lessonPage.ts';
import type { DeskSum } from '../deskSum.ts';
import './sum.css';

const sign = (n: number) => (n < 0 ? '−' : '+');

/** On each symbol that counts, what it adds. */
export const Adds = ({ sum: { of, cells } }: { sum: DeskSum }) =>
  cells.map(({ adds, ...spot }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a plan stay where they are
    <span key={at} className={`mark adds adds-${of}`} style={spotStyle(spot)} aria-hidden="true">
      <b>
        {sign(adds)}
        {Math.abs(adds)}
      </b>
    </span>
  ));

const looks = { covered: symbols.goods, tokens: pieces.goodsToken };

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
          {kind === 'faceDown' ? (
            <span className="tile-back" />
          ) : (
            <span className="tile round hue-goods">
              <Icon of={looks[kind]} />
            </span>
          )}
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
