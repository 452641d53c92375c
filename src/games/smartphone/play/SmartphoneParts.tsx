import type { Colour, Phase, Technology } from '@machines/smartphone/names.ts';
import { technologies } from '@machines/smartphone/names.ts';
import { componentsOf, seatOf } from '@machines/smartphone/rules/table.ts';
import { costOfTechnology } from '@machines/smartphone/rules/technologies.ts';
import { rules } from '@machines/smartphone/rules.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { type View, view } from '@machines/smartphone/view.ts';
import { memo, type ReactNode } from 'react';
import { Board } from '@/games/smartphone/board/Board.tsx';
import { ImprovementBlock } from '@/games/smartphone/board/ImprovementBlock.tsx';
import { SeatPanel } from '@/games/smartphone/board/SeatPanel.tsx';
import { Technologies } from '@/games/smartphone/board/Technologies.tsx';
import { Tracks } from '@/games/smartphone/board/Tracks.tsx';
import { waitingFor } from '@/play/people.ts';
import type { Page } from '@/play/ui/playWords.ts';
import type { Pointing } from './places.ts';

type Part = 'tracks' | 'board' | 'technologies' | 'block' | 'seats';

/** What a phase is played on comes first, so that nobody has to look for it. */
const usual: Part[] = ['tracks', 'board', 'technologies', 'block', 'seats'];
const order: Record<Phase, Part[]> = {
  planning: usual,
  pricing: usual,
  production: usual,
  improvement: ['tracks', 'block', 'seats', 'board', 'technologies'],
  research: ['tracks', 'technologies', 'board', 'seats', 'block'],
  logistics: usual,
  sale: usual,
  scoring: usual,
  over: usual,
};

/** When the game is over, a seat's VP are its final ones, patents and retailers included (SE.1). */
const withTotals = (seen: View): View => ({
  ...seen,
  seats: seen.seats.map((seat) => ({
    ...seat,
    vp: seen.standings?.find(({ colour }) => colour === seat.colour)?.total ?? seat.vp,
  })),
});

/** Costs for whoever has to act, or the first seat. */
const costsFor = (state: GameState): Record<Technology, number> => {
  const seat = seatOf(state, waitingFor(rules, state).at(-1) ?? state.seats[0]?.colour ?? 'green');
  return Object.fromEntries(
    technologies.map((technology) => [technology, costOfTechnology(state, seat, technology)]),
  ) as Record<Technology, number>;
};

interface Props extends Page {
  state: GameState;
  /** Whose eyes look at it; null looks on. */
  seat: Colour | null;
  pointing: Pointing;
  /** Stays as it is drawn for now. */
  waits: boolean;
  /** What stands below the part that is played on does. */
  lowerWait: boolean;
}

const Waiting = memo(
  ({ children }: Pick<Props, 'waits'> & { children: ReactNode }) => children,
  (_before, { waits }) => waits,
);

/** The board and everything that lies around it. */
export const Parts = memo(
  function Parts({ state, seat, pointing, words, locale, clauseBase, lowerWait }: Props) {
    const seen = withTotals(view(state, seat));
    const parts = { view: seen, components: componentsOf(state), words: words.board, pointing, locale, clauseBase };
    const shown: Record<Part, () => ReactNode> = {
      tracks: () => <Tracks {...parts} />,
      board: () => <Board {...parts} />,
      technologies: () => <Technologies {...parts} costs={costsFor(state)} />,
      block: () => <ImprovementBlock {...parts} />,
      seats: () => seen.seats.map((each) => <SeatPanel key={each.colour} {...parts} seat={each.colour} />),
    };
    return (
      <div className="table-main">
        {order[state.phase].map((part, at) => (
          <div key={part} className={`table-part table-${part}`}>
            <h2 className="visually-hidden">{words.play.sections[part]}</h2>
            <Waiting waits={lowerWait && at > 1}>{shown[part]()}</Waiting>
          </div>
        ))}
      </div>
    );
  },
  (_before, { waits }) => waits,
);
