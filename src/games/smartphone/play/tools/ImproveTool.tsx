import { groupBy } from '@machines/core/group.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import { ImprovementTile, tileName } from '@/games/smartphone/board/Tiles.tsx';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { pieces } from '@/icons/pieces.ts';
import { Work } from '@/play/ui/stage/Work.tsx';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { placeKey } from '../boardPlaces.ts';
import { Did } from './Did.tsx';
import { ToolHead } from './ToolHead.tsx';
import type { ToolProps } from './toolProps.ts';

/** S4.1: the improvements on offer; equal ones stand together, with their number. */
export function ImproveTool(props: ToolProps) {
  const { game, words, onLit } = props;
  const { state } = game.now;
  const text = words.play.tools;
  const components = componentsOf(state);
  const mine = game.seat && seatOf(state, game.seat);
  const open = game.seat !== null && legalActions(state).some(({ type }) => type === 'takeImprovement');
  const kinds = groupBy(state.block, (tile) => tileName(words.board, components, tile));
  return (
    <Work>
      <ToolHead title={text.improvement}>
        {fill(text.fromRound, { round: words.board.roundNames[state.round] ?? state.round + 1 })}
      </ToolHead>
      <ul className="tool-rows">
        {[...kinds].map(([name, tiles]) => {
          const [tile = 0] = tiles;
          const [first, second] = tileSymbols(components, tile);
          const place = { kind: 'improvement', tile } as const;
          return (
            <li key={name} onPointerEnter={() => onLit(placeKey(place))} onPointerLeave={() => onLit(null)}>
              <ImprovementTile components={components} tile={tile} />
              <span className="tool-name">
                <b>{words.board.symbols[first]}</b>
                <small>
                  {fill(text.plus, { second: words.board.symbols[second] })}
                  {tiles.length > 1 && ` × ${tiles.length}`}
                </small>
              </span>
              <button
                type="button"
                className="button"
                data-act="move"
                disabled={!open}
                aria-label={`${text.take}: ${name}`}
                onFocus={() => onLit(placeKey(place))}
                onBlur={() => onLit(null)}
                onClick={() => game.pointing.onPick(place)}
              >
                {text.take}
              </button>
            </li>
          );
        })}
        <li className="tool-token">
          <Icon of={pieces.goodsToken} />
          <span className="tool-name">
            <b>{text.token}</b>
            <small>
              {text.tokenOnly} <ClauseLink id="S4.2" />
            </small>
          </span>
          {game.pointing.target({ kind: 'tokens' }) && (
            <button
              type="button"
              className="button"
              data-act="move"
              onClick={() => game.pointing.onPick({ kind: 'tokens' })}
            >
              {text.take}
            </button>
          )}
        </li>
      </ul>
      {mine && mine.improvements.length > 0 && (
        <section className="tool-lens">
          <h3>{text.have}</h3>
          <p className="tool-have flex wraps gap-6px">
            {mine.improvements.map((tile) => (
              <ImprovementTile key={tile} components={components} tile={tile} />
            ))}
          </p>
        </section>
      )}
      <Did {...props} />
    </Work>
  );
}
