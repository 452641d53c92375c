import type { Colour } from '@machines/smartphone/names.ts';
import { type Technology, technologies } from '@machines/smartphone/names.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { costOfTechnology, costOnTable } from '@machines/smartphone/rules/technologies.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { view } from '@machines/smartphone/view.ts';
import type { ComponentType, ReactNode } from 'react';
import type { BoardPart } from '@/games/smartphone/board/boardPart.ts';
import { ImprovementBlock } from '@/games/smartphone/board/ImprovementBlock.tsx';
import { SeatPanel } from '@/games/smartphone/board/SeatPanel.tsx';
import { Technologies } from '@/games/smartphone/board/Technologies.tsx';
import { Tracks } from '@/games/smartphone/board/Tracks.tsx';
import type { Pointing } from '@/games/smartphone/play/boardPlaces.ts';
import type { Part } from '@/games/smartphone/scenarios/show.ts';
import type { BoardWords } from '@/i18n/en/board.ts';

export interface StepTableProps {
  state: GameState;
  /** The viewer's seat; null for a spectator. */
  seat: Colour | null;
  parts: readonly Part[];
  pointing: Pointing;
  board: BoardWords;
  /** Costs as they lie on the table, for all; where a seat's own cost is asked, it is not shown. */
  tableCosts?: boolean;
  /** The whole map, where it is a part: most pages do without. */
  Whole?: ComponentType<BoardPart>;
}

/** What technologies cost whoever looks; for nobody in particular, what lies on the table. */
const costs = (state: GameState, colour: Colour | null): Record<Technology, number> => {
  const seat = colour && seatOf(state, state.turn?.seat ?? colour);
  return Object.fromEntries(
    technologies.map((each) => [each, seat ? costOfTechnology(state, seat, each) : costOnTable(state, each)]),
  ) as Record<Technology, number>;
};

/** The parts of the table that a question is about. */
export function StepTable({ state, seat, parts, pointing, board, tableCosts = false, Whole }: StepTableProps) {
  const seen = view(state, seat);
  const table = { view: seen, components: componentsOf(state), words: board, pointing };
  const drawn: Record<Part, () => ReactNode> = {
    map: () => Whole && <Whole {...table} />,
    tracks: () => <Tracks {...table} />,
    technologies: () =>
      tableCosts ? (
        <Technologies {...table} view={{ ...seen, you: null }} costs={costs(state, null)} />
      ) : (
        <Technologies {...table} costs={costs(state, seat)} />
      ),
    block: () => <ImprovementBlock {...table} />,
    seats: () => seen.seats.map((each) => <SeatPanel key={each.colour} {...table} seat={each.colour} />),
    plans: () => null,
  };
  return (
    <div className="step-table">
      {parts.map((part) => (
        <div key={part} className={`step-part step-${part}`}>
          {drawn[part]()}
        </div>
      ))}
    </div>
  );
}
