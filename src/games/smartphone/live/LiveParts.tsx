import { type Technology, technologies } from '@machines/smartphone/names.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { costOfTechnology, costOnTable } from '@machines/smartphone/rules/technologies.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { view } from '@machines/smartphone/view.ts';
import type { ReactNode } from 'react';
import { Board } from '@/games/smartphone/board/Board.tsx';
import { ImprovementBlock } from '@/games/smartphone/board/ImprovementBlock.tsx';
import { QuestionMap } from '@/games/smartphone/board/QuestionMap.tsx';
import { SeatPanel } from '@/games/smartphone/board/SeatPanel.tsx';
import { Technologies } from '@/games/smartphone/board/Technologies.tsx';
import { Tracks } from '@/games/smartphone/board/Tracks.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Part } from '@/games/smartphone/scenarios/show.ts';
import type { TableProps } from '@/live/ui/table.ts';
import type { SmartphoneLivePage } from './smartphonePage.ts';
import { usePointing } from './usePointing.ts';

/** What technologies cost whoever has the turn; else what lies on the table. */
const costs = (state: GameState): Record<Technology, number> => {
  const seat = state.turn && seatOf(state, state.turn.seat);
  return Object.fromEntries(
    technologies.map((each) => [each, seat ? costOfTechnology(state, seat, each) : costOnTable(state, each)]),
  ) as Record<Technology, number>;
};

/** The part of the table that a position is about. Who is who stands below it, so whole panels only where they are all. */
export function LiveParts({
  state,
  seat,
  show,
  page,
  trying,
  fill = false,
  plans,
}: TableProps<SmartphoneShown, SmartphoneLivePage> & {
  /** The map takes all the room there is. */
  fill?: boolean;
  /** Plans on their desk, where they are a part of the table. */
  plans?: ReactNode;
}) {
  const { board: words } = page;
  const pointing = usePointing(state, seat, trying);
  // Whoever looks on sees no more than all may see.
  const seen = view(state, state.turn?.seat ?? null);
  const table = { view: seen, components: componentsOf(state), words, pointing };
  const parts = show.parts ?? (show.regions ? [] : (['map'] as const));
  const cards = show.regions ?? [];
  const busy = cards.length > 0 || parts.includes('map') || parts.includes('technologies');
  const alone = parts.every((part) => part === 'seats' || part === 'map');
  const drawn: Record<Part, () => ReactNode> = {
    map: () => cards.length === 0 && <Board {...table} fill={fill} />,
    tracks: () => <Tracks {...table} />,
    technologies: () => <Technologies {...table} costs={costs(state)} />,
    block: () => <ImprovementBlock {...table} />,
    seats: () =>
      !busy && (
        <div className="live-panels grid gap-3">
          {seen.seats.map((each) => (
            <SeatPanel key={each.colour} {...table} seat={each.colour} />
          ))}
        </div>
      ),
    plans: () => plans,
  };
  return (
    <div className="live-parts grid one-column gap-3 from-top">
      {cards.length > 0 && (
        <div className="live-map" data-alone={alone} data-cards={cards.length}>
          <QuestionMap {...table} cards={cards} large={alone && cards.length <= 2} />
        </div>
      )}
      {parts.map((part) => {
        const each = drawn[part]();
        return each && <div key={part}>{each}</div>;
      })}
    </div>
  );
}
