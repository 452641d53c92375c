import type { PlanResult } from '@machines/smartphone/desk.ts';
import { totalGoods } from '@machines/smartphone/rules/yields.ts';
import type { ReactNode } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import { symbols } from '@/icons/symbols.ts';

interface FigureProps {
  name: string;
  hue: string;
  glyph: Glyph;
  label: string;
  value: ReactNode;
}

const Figure = ({ name, hue, glyph, label, value }: FigureProps) => (
  <div>
    <dt>
      <span className={`tile hue-${hue}`}>
        <Icon of={glyph} />
      </span>
      <span className="figure-name soft-ink">{label}</span>
    </dt>
    <dd data-value={name}>{value}</dd>
  </div>
);

interface Props {
  result: PlanResult;
  words: DeskWords;
  /** Whether what it gives is asked, and not told yet. */
  asked?: boolean;
}

/** What the plan gives, in five figures. A plan that may not be made gives nothing. */
export function Figures({ result, words, asked = false }: Props) {
  const { refusal, price, goods, research, logistics, improve } = result;
  const given = (value: ReactNode) => (asked ? '?' : refusal ? '–' : value);
  return (
    <dl className="figures" aria-label={words.readout}>
      <Figure name="price" hue="priceUp" glyph={phases.pricing} label={words.price} value={given(price)} />
      <Figure name="goods" hue="goods" glyph={symbols.goods} label={words.goods} value={given(totalGoods(goods))} />
      <Figure name="research" hue="research" glyph={symbols.research} label={words.research} value={given(research)} />
      <Figure
        name="logistics"
        hue="logistics"
        glyph={symbols.logistics}
        label={words.logistics}
        value={given(logistics)}
      />
      <Figure
        name="improve"
        hue="improve"
        glyph={symbols.improve}
        label={words.improveShort}
        value={given(improve ? words.yes : words.no)}
      />
    </dl>
  );
}
