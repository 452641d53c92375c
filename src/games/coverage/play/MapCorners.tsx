import type { GameState } from '@machines/coverage/state.ts';
import { MapLegend } from '@/games/coverage/map/MapLegend.tsx';
import { count, fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { CoveragePage } from './coveragePlayPage.ts';
import { Shares } from './ledger/Shares.tsx';

interface Props extends Pick<CoveragePage, 'words'> {
  state: GameState;
}

/** What stands in the corners of the map: its name, how long the game lasts, and what the marks mean. */
export function MapCorners({ state, words }: Props) {
  const { setup, turn, ending } = state;
  const [sold] = ending?.companies ?? [];
  return (
    <>
      <div className="map-corner grid gap-3px soft-ink" data-corner="name">
        <b className="corner-wide">
          {typeof setup.map === 'string' ? words.setup.map.names[setup.map].label : words.board.title}
        </b>
        {ending && sold && state.phase !== 'over' ? (
          <>
            <span>{ending.turnsLeft === 1 ? words.tool.lastTurn : count(words.tool.turnsLeft, ending.turnsLeft)}</span>
            <span className="corner-wide">
              {fill(words.tool.soldOut, { company: words.companies[sold] })} <ClauseLink id="C7.1" />
            </span>
          </>
        ) : (
          <span>{fill(words.tool.turn, { turn: turn.number })}</span>
        )}
      </div>
      <div className="map-corner grid gap-3px soft-ink" data-corner="terrain">
        <MapLegend words={words.tool.legend} />
      </div>
      <ul className="map-corner grid gap-3px soft-ink company-black" data-corner="shares">
        {(['issued', 'unissued', 'pool'] as const).map((kind) => (
          <li key={kind}>
            <Shares of={[[kind, 1]]} />
            {words.ledger.kinds[kind]}
          </li>
        ))}
      </ul>
    </>
  );
}
