import type { Colour, Region } from '@machines/smartphone/names.ts';
import { regions, technologies } from '@machines/smartphone/names.ts';
import type { Stand } from '@/games/smartphone/board/marks.ts';
import { count } from '@/i18n/format.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { countStands } from './planReach.ts';
import type { Game } from './useSmartphone.ts';

interface Props extends Page {
  game: Game;
  stands: Partial<Record<Region, readonly Stand[]>> | null;
  /** The price of the plan as it lies. */
  price: number | null;
  /** Whose last moves are marked. */
  last: readonly Colour[];
}

const hues: Partial<Record<string, string>> = { sale: 'goods', research: 'research', improvement: 'improve' };

/** What is lit on the map just now, and what that means. */
export function Legend({ game, stands, price, last, words }: Props) {
  const { legend, reach } = words.play;
  const { state } = game.moment;
  if (stands && game.at === 'planning')
    return (
      <>
        <span data-stand="in">
          <i className="buyer buyer-price hue-priceUp">{price}</i> {count(reach.inReach, countStands(stands, 'in'))}
        </span>
        <span data-stand="out">
          <i className="buyer buyer-price hue-priceUp">{price}</i> {count(reach.without, countStands(stands, 'out'))}
        </span>
      </>
    );
  if (game.at === 'showing' && game.looking === null)
    return state.phase === 'scoring' ? (
      <span>
        <i className="swatch-first" /> {legend.pays}
      </span>
    ) : (
      <span>{legend.cheapFirst}</span>
    );
  if (!game.seat) return null;
  if (state.phase === 'sale' && stands)
    return (
      <>
        <span>
          <i className="swatch-next" /> {legend.next}
        </span>
        <span data-stand="in">
          <i className="buyer buyer-price hue-priceUp" /> {legend.willing}
        </span>
      </>
    );
  const { target } = game.pointing;
  const n =
    regions.filter((region) => target({ kind: 'region', region })).length +
    technologies.filter((technology) => target({ kind: 'technology', technology })).length +
    state.block.filter((tile) => target({ kind: 'improvement', tile })).length;
  const [seat, ...others] = last;
  return (
    <>
      {n > 0 && (
        <span className={`hue-${hues[state.phase] ?? 'logistics'}`}>
          <i className="swatch-can" /> {count(legend.choose, n)}
        </span>
      )}
      {seat && (
        <span className={others.length === 0 ? `seat-${seat}` : ''}>
          <i className="swatch-last" /> {legend.last}
        </span>
      )}
    </>
  );
}
