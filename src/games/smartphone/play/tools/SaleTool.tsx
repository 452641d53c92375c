import { componentsOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { sellable, willingBuyer } from '@machines/smartphone/rules/sale.ts';
import { BuyerTag, buyerName } from '@/games/smartphone/board/Buyers.tsx';
import { count, fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import { Work } from '@/play/ui/stage/Work.tsx';
import { Piece } from '@/ui/Piece.tsx';
import { placeKey } from '../boardPlaces.ts';
import { eyesOf } from '../onStage.ts';
import { SaleQuestion } from '../sale/SaleQuestion.tsx';
import { Did } from './Did.tsx';
import { Left, ToolHead } from './ToolHead.tsx';
import type { ToolProps } from './toolProps.ts';

/** S7.1: goods, the next willing buyer of each region, and the best sale on request. */
export function SaleTool(props: ToolProps) {
  const { game, words, onLit } = props;
  const { state } = game.now;
  const text = words.play.tools;
  const who = eyesOf(state, game.seat) ?? state.turn?.seat ?? state.seats[0]?.colour ?? 'green';
  const seat = seatOf(state, who);
  const sold = Object.values(state.sold)
    .flat()
    .filter((owner) => owner === who).length;
  const open = game.seat ? sellable(state) : [];
  return (
    <Work>
      <ToolHead title={text.sale}>
        <span className="tool-price inline-flex level hue-priceUp">
          <Icon of={phases.pricing} />
          {fill(text.each, { n: seat.price })}
        </span>
      </ToolHead>
      <Left n={seat.goods} label={count(text.goodsLeft, seat.goods, { all: seat.goods + sold })} hue="goods">
        {Array.from({ length: seat.goods }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: so many goods, all alike
          <Piece key={at} seat={who} kind="good" />
        ))}
      </Left>
      <SaleQuestion game={game} words={words} />
      {open.length > 0 && (
        <ul className="tool-rows tool-buyers">
          {open.map((region) => {
            const at = willingBuyer(state, seat, region);
            const buyer = componentsOf(state).regions[region].buyers[at];
            const place = { kind: 'buyer', region, buyer: at } as const;
            if (!buyer) return null;
            const name = fill(words.board.inRegion, {
              buyer: buyerName(words.board, buyer),
              region: words.board.regions[region],
            });
            return (
              <li
                key={region}
                onPointerEnter={() => onLit(placeKey({ kind: 'region', region }))}
                onPointerLeave={() => onLit(null)}
              >
                <b>{words.board.regions[region]}</b>
                <BuyerTag buyer={buyer} />
                <span className="tool-gain">+{seat.price}</span>
                <button
                  type="button"
                  className="button"
                  data-act="move"
                  aria-label={fill(text.sellTo, { buyer: name })}
                  onFocus={() => onLit(placeKey({ kind: 'region', region }))}
                  onBlur={() => onLit(null)}
                  onClick={() => game.pointing.onPick(place)}
                >
                  1
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {open.length > 0 && <p className="soft-ink">{text.orPress}</p>}
      <Did {...props} />
    </Work>
  );
}
