import type { Colour } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { View } from '@machines/smartphone/view.ts';
import { useMemo } from 'react';
import { playerIn } from '@/games/smartphone/board/boardPart.ts';
import { SeatCard } from '@/games/smartphone/board/SeatCard.tsx';
import type { BoardWords } from '@/i18n/en/board.ts';
import { gainOf, progressLeft, vpAtEnd } from './onStage.ts';

interface Props {
  state: GameState;
  view: View;
  /** Who plans now: nobody else's turn has come yet. */
  acting: Colour | null;
  words: BoardWords;
  names: Record<Colour, string>;
}

/** All seats at a glance, in scoreboard order. */
export function Seats({ state, view, acting, words, names }: Props) {
  const atEnd = useMemo(() => vpAtEnd(state), [state]);
  return view.seats.map((seat) => {
    const { colour } = seat;
    const own = names[colour];
    const player = playerIn({ view, words }, colour);
    return (
      <SeatCard
        key={colour}
        seat={seat}
        name={own}
        kind={own === words.seats[colour] ? player : words.seats[colour]}
        components={componentsOf(state)}
        words={words}
        now={(acting ?? view.turn?.seat) === colour}
        planning={view.phase === 'planning' && !seat.steve}
        atEnd={atEnd[colour] ?? 0}
        gain={gainOf(state, colour)}
        research={progressLeft(state, colour, 'research')}
        logistics={progressLeft(state, colour, 'logistics')}
      />
    );
  });
}
