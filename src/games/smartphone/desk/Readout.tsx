import type { ComponentSet } from '@machines/smartphone/components/types.ts';
import type { PlanResult } from '@machines/smartphone/desk.ts';
import type { GoodsSources } from '@machines/smartphone/rules/yields.ts';
import type { ReactNode } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { count, fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { goodsSources } from './goodsSources.ts';
import { PriceTrack } from './PriceTrack.tsx';
import { planFigures } from './planFigures.ts';

interface Props {
  result: PlanResult;
  words: DeskWords;
  components: ComponentSet;
  /** In a game: what comes in place of an improvement, or that nothing does (S4.1, S4.3). */
  instead?: string | undefined;
  /** Lines whose value is asked, and shown as a question until it is answered. */
  asked?: readonly string[];
}

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
  const { refusal, price, goods } = result;
  const { min, max } = components.priceTrack;
  const hidden = asked.includes('price');
  /** What stands below a line. */
  const below: Partial<Record<string, ReactNode>> = {
    price: (
      <dd className="track-line">
        <PriceTrack
          min={min}
          max={max}
          price={refusal || hidden ? null : price}
          label={fill(words.trackLabel, { price: hidden ? '?' : price, min, max })}
        />
      </dd>
    ),
    goods: (
      <dd className="sources soft-ink">
        {!refusal && !asked.includes('goods') && <Sources goods={goods} words={words} />}
      </dd>
    ),
    improve: instead && <dd className="sources soft-ink">{!refusal && instead}</dd>,
  };
  return (
    <dl className="readout card-slip" aria-label={words.readout} data-refused={refusal !== null}>
      {planFigures(words, result).map(({ name, hue, glyph, label, value }) => (
        <div key={name} className={`line line-${name}`}>
          <dt className="flex level gap-2 small-print">
            <span className={`tile hue-${hue}`}>
              <Icon of={glyph} />
            </span>
            {label}
          </dt>
          <dd data-value={name}>
            {asked.includes(name) ? <span className="asked grid centred soft-ink">?</span> : refusal ? '–' : value}
          </dd>
          {below[name]}
        </div>
      ))}
    </dl>
  );
}
