import type { Place } from '@/games/smartphone/play/boardPlaces.ts';
import { count, fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { Part } from '@/ui/Part.tsx';
import type { BoardPart } from './boardPart.ts';
import { refusedAt } from './drawn.ts';
import { PickButton, Refused } from './Pick.tsx';
import { ImprovementTile, tileName } from './Tiles.tsx';
import './block.css';

const isInBlock = ({ kind }: Place): boolean => kind === 'improvement' || kind === 'tokens';

/** The improvements that lie open, the first one on top (SV.4), and the goods tokens (S4.2). */
export function ImprovementBlock(table: BoardPart) {
  const { view, components, words } = table;
  const tokens = count(words.tokens, view.tokens);
  return (
    <Part className="improvement-block" aria-label={words.block}>
      <ul className="flex wraps gap-3">
        {view.block.map((tile) => (
          <li key={tile}>
            <PickButton
              table={table}
              place={{ kind: 'improvement', tile }}
              name={fill(words.improvementTile, { tile: tileName(words, components, tile) })}
            >
              <ImprovementTile components={components} tile={tile} />
            </PickButton>
          </li>
        ))}
        <li>
          <PickButton table={table} place={{ kind: 'tokens' }} name={tokens}>
            <span className="tokens hue-goods flex gap-4px level" aria-hidden="true">
              <Icon of={pieces.goodsToken} />
              {view.tokens}
            </span>
          </PickButton>
        </li>
      </ul>
      <p className="pile">{view.block.length > 0 ? count(words.pile, view.pile) : words.noBlock}</p>
      <Refused refusal={refusedAt(table.pointing, isInBlock)} components={components} />
    </Part>
  );
}
