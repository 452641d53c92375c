import type { Region } from '@machines/smartphone/names.ts';
import { layouts } from '@/games/smartphone/board/boardLayout.ts';
import type { BoardPart } from '@/games/smartphone/board/boardPart.ts';
import { RegionCard } from '@/games/smartphone/board/RegionCard.tsx';
import { count, fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import type { Page } from '@/play/ui/playWords.ts';
import type { Game } from './useSmartphone.ts';
import './regionSheet.css';

interface Props extends Pick<Page, 'words'> {
  table: BoardPart;
  game: Game;
  region: Region;
  onClose: () => void;
}

const nothing = () => undefined;

/** A region of a small map, opened as a card over the half of the map away from it, with what can be done there. */
export function RegionSheet({ table, game, region, words, onClose }: Props) {
  const place = { kind: 'region', region } as const;
  const target = game.pointing.target(place);
  const name = words.board.regions[region];
  const text = words.play.tools;
  const [action] = target?.actions ?? [];
  const amounts = target?.amounts ?? (target ? [{ n: 1, completes: false }] : []);
  const label = (n: number, completes: boolean): string =>
    action?.type === 'expand'
      ? count(completes ? text.sendOpens : text.sendTo, n, { region: name })
      : (target?.words ?? name);
  return (
    <section
      className="region-sheet grid gap-8px"
      data-half={layouts.small.spots[region].y > 50 ? 'upper' : 'lower'}
      aria-label={name}
    >
      <ul>
        <RegionCard table={table} region={region} onHot={nothing} />
      </ul>
      {target && target.actions.length === 1 && (
        <div className="region-acts flex gap-6px">
          {amounts.map(({ n, completes }) => (
            <button
              key={n}
              type="button"
              className={`button ${completes || amounts.length === 1 ? 'button-main' : ''}`}
              data-act="move"
              aria-label={label(n, completes)}
              onClick={() => game.pointing.onPick(place, undefined, n)}
            >
              {completes && <Icon of={pieces.office} />}
              {action?.type === 'expand' ? fill(text.sendShort, { n }) : target.words}
            </button>
          ))}
        </div>
      )}
      <button type="button" className="button button-square region-close" onClick={onClose}>
        <Icon of={controls.no} name={words.play.stage.close} />
      </button>
    </section>
  );
}
