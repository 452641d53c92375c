import type { ActionOf } from '@machines/smartphone/actions.ts';
import { bestSale, type SaleThere } from '@machines/smartphone/bots/bestSale.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useEffect, useMemo, useRef } from 'react';
import { count, fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';
import type { Page } from '@/play/ui/playWords.ts';

interface Props extends Pick<Page, 'words'> {
  state: GameState;
  onAccept: (actions: ActionOf<'sell'>[]) => void;
  onIgnore: () => void;
}

/** Goods in one region, and what they do to control there, in one sentence. */
function saleWords({ words }: Pick<Props, 'words'>, price: number, there: SaleThere): string {
  const { bestSale: text, board, seats } = words;
  const { goods, region, vp, control, place, from, othersLose } = there;
  const parts = [count(text.goods, goods, { region: board.regions[region], price, vp })];
  if (place) {
    const won = text.control[from ? (`${place}From` as const) : place];
    parts.push(fill(won, { vp: control, seat: from ? seats[from] : '' }));
  }
  if (othersLose > 0) parts.push(fill(text.others, { vp: othersLose }));
  return `${parts.join('; ')}.`;
}

/** Where the goods go and why; to be taken or left. */
export default function SaleProposal({ state, words, onAccept, onIgnore }: Props) {
  const text = words.bestSale;
  const sale = useMemo(() => bestSale(state), [state]);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {text.title}
      </h2>
      {!sale && <p>{text.nothing}</p>}
      {sale && (
        <>
          <ul>
            {sale.sales.map((there) => (
              <li key={there.region}>
                <span className="tile hue-goods">
                  <Icon of={symbols.goods} />
                </span>
                {saleWords({ words }, sale.price, there)}
              </li>
            ))}
          </ul>
          <p>
            <b>{fill(text.total, { vp: sale.vp })}</b> {sale.left > 0 && count(text.left, sale.left)}
          </p>
          <p className="quiet">{text.notCounted}</p>
        </>
      )}
      <p className="sale-acts">
        {sale && (
          <button type="button" className="button button-main" onClick={() => onAccept(sale.actions)}>
            {count(text.accept, sale.actions.length)}
          </button>
        )}
        <button type="button" className="button" onClick={onIgnore}>
          {text.ignore}
        </button>
      </p>
    </>
  );
}
