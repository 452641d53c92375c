import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { PlanResult } from '@machines/smartphone/desk.ts';
import { type GoodsSources, totalGoods } from '@machines/smartphone/rules/yields.ts';
import type { ReactNode } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { count, fill } from '@/i18n/format.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import { symbols } from '@/icons/symbols.ts';
import { goodsSources } from './goodsSources.ts';
import { PriceTrack } from './PriceTrack.tsx';

interface Props {
  result: PlanResult;
  words: DeskWords;
  components: ComponentSet;
  /** In a game: what comes in place of an improvement, or that nothing does (S4.1, S4.3). */
  instead?: string | undefined;
  /** Lines whose value is asked, and shown as a question until it is answered. */
  asked?: readonly string[];
}

interface LineProps {
  name: string;
  hue: string;
  glyph: Glyph;
  label: string;
  value: ReactNode;
  children?: ReactNode;
}

const Line = ({ name, hue, glyph, label, value, children }: LineProps) => (
  <div className={`line line-${name}`}>
    <dt>
      <span className={`tile hue-${hue}`}>
        <Icon of={glyph} />
      </span>
      {label}
    </dt>
    <dd data-value={name}>{value}</dd>
    {children}
  </div>
);

/** The pads always have these two; the others are told of only when they give something. */
const always: readonly string[] = ['symbols', 'covered'];

/** Where the goods come from (S3.1, S3.4). */
const Sources = ({ goods, words }: { goods: GoodsSources; words: DeskWords }) =>
  Object.entries(goodsSources).map(([source, key]) => {
    const from = goods[source as keyof GoodsSources];
    return from > 0 || always.includes(source) ? <span key={source}>{count(words[key], from)}</span> : null;
  });

/** What the plan gives. A plan that may not be made gives nothing, so its lines are empty. */
export function Readout({ result, words, components, instead, asked = [] }: Props) {
  const { refusal, price, goods, research, logistics, improve } = result;
  const { min, max } = components.priceTrack;
  const given = (name: string, value: ReactNode) => {
    if (asked.includes(name)) return <span className="asked">?</span>;
    return refusal ? '–' : value;
  };
  return (
    <dl className="readout" aria-label={words.readout} data-refused={refusal !== null}>
      <Line name="price" hue="priceUp" glyph={phases.pricing} label={words.price} value={given('price', price)}>
        <dd className="track-line">
          <PriceTrack
            min={min}
            max={max}
            price={refusal || asked.includes('price') ? null : price}
            label={fill(words.trackLabel, { price: asked.includes('price') ? '?' : price, min, max })}
          />
        </dd>
      </Line>
      <Line
        name="goods"
        hue="goods"
        glyph={symbols.goods}
        label={words.goods}
        value={given('goods', totalGoods(goods))}
      >
        <dd className="sources soft-ink">
          {!refusal && !asked.includes('goods') && <Sources goods={goods} words={words} />}
        </dd>
      </Line>
      <Line
        name="research"
        hue="research"
        glyph={symbols.research}
        label={words.research}
        value={given('research', research)}
      />
      <Line
        name="logistics"
        hue="logistics"
        glyph={symbols.logistics}
        label={words.logistics}
        value={given('logistics', logistics)}
      />
      <Line
        name="improve"
        hue="improve"
        glyph={symbols.improve}
        label={words.improve}
        value={given('improve', improve ? words.yes : words.no)}
      >
        {instead && <dd className="sources soft-ink">{!refusal && instead}</dd>}
      </Line>
    </dl>
  );
}
