import type { RetailerBonus as Bonus } from '@machines/smartphone/components/types.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import { pieces } from '@/icons/pieces.ts';
import { symbols } from '@/icons/symbols.ts';

const looks: Record<Bonus['kind'], { glyph: Glyph; hue: string }> = {
  goods: { glyph: symbols.goods, hue: 'goods' },
  progress: { glyph: symbols.research, hue: 'research' },
  price: { glyph: phases.pricing, hue: 'priceUp' },
  secondOffice: { glyph: pieces.office, hue: 'logistics' },
  moveOffice: { glyph: controls.onward, hue: 'logistics' },
};

export function bonusWords(words: BoardWords, bonus: Bonus | null): string {
  if (!bonus) return words.bonuses.none;
  if (bonus.kind === 'price' && bonus.shows) return words.bonuses[bonus.shows === 'up' ? 'priceUp' : 'priceDown'];
  const text = words.bonuses[bonus.kind];
  return 'amount' in bonus && typeof text === 'object' ? count(text, bonus.amount) : String(text);
}

interface Props {
  words: BoardWords;
  bonus: Bonus | null;
  /** What the next office there counts at the end; null when it is full. */
  vp: number | null;
}

/** The sign of a bonus, short enough for the card of a small region; its words are read out. */
const sign = (bonus: Bonus): string =>
  bonus.kind === 'price' ? '±1' : 'amount' in bonus ? `+${bonus.amount}` : bonus.kind === 'secondOffice' ? '+1' : '';

/** The retailer that takes the place of a region's buyers (SR.1), with what its next office gets (SR.4). */
export function RetailerBonus({ words, bonus, vp }: Props) {
  const text = bonusWords(words, bonus);
  return (
    <p className="retailer flex level apart soft-ink one-line" title={fill(words.bonus, { bonus: text })}>
      <span className="retailer-name inline-flex gap-3px level">
        <Icon of={pieces.retailer} />
        <span className="visually-hidden">{words.retailer}</span>
        <span className="retailer-far">{words.atTheEnd}</span>
        <span className="retailer-near" aria-hidden="true">
          {vp !== null && fill(words.vpAtEnd, { n: vp })}
        </span>
      </span>
      {bonus && (
        <span className={`retailer-bonus hue-${looks[bonus.kind].hue} inline-flex gap-3px level`} aria-hidden="true">
          <Icon of={looks[bonus.kind].glyph} />
          {sign(bonus)}
        </span>
      )}
      <span className="visually-hidden inline-flex gap-3px level">{fill(words.bonus, { bonus: text })}</span>
    </p>
  );
}
