import type { Region } from '@machines/smartphone/names.ts';
import { regions, technologies } from '@machines/smartphone/names.ts';
import type { Stand } from '@/games/smartphone/board/marks.ts';
import { count } from '@/i18n/format.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { countStands } from './planReach.ts';
import type { Game } from './useSmartphone.ts';

interface Props extends Page {
  game: Game;
  stands: Partial<Record<Region, readonly Stand[]>> | null;
}

const hues: Partial<Record<string, string>> = { sale: 'goods', research: 'research', improvement: 'improve' };

/** What is lit on the map just now, and what that means. */
export function Legend({ game, stands, words, locale }: Props) {
  const { legend, reach } = words.play;
  const { state } = game.moment;
  if (stands && game.at === 'planning')
    return (
      <>
        <span data-stand="in">
          <i className="buyer buyer-price hue-priceUp" /> {count(locale, reach.inReach, countStands(stands, 'in'))}
        </span>
        <span data-stand="out">
          <i className="buyer buyer-price hue-priceUp" /> {count(locale, reach.without, countStands(stands, 'out'))}
        </span>
      </>
    );
  if (game.at === 'showing' && game.looking === null)
    return <span>{state.phase === 'scoring' ? legend.pays : legend.cheapFirst}</span>;
  if (!game.seat) return null;
  const { target } = game.pointing;
  const n =
    regions.filter((region) => target({ kind: 'region', region })).length +
    technologies.filter((technology) => target({ kind: 'technology', technology })).length +
    state.block.filter((tile) => target({ kind: 'improvement', tile })).length;
  if (n === 0) return null;
  return (
    <span className={`hue-${hues[state.phase] ?? 'logistics'}`}>
      <i className="swatch-can" /> {count(locale, legend.choose, n)}
    </span>
  );
}
