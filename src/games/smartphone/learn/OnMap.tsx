import type { Colour, Region } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { view } from '@machines/smartphone/view.ts';
import type { ReactNode } from 'react';
import { type Noted, QuestionMap } from '@/games/smartphone/board/QuestionMap.tsx';
import type { Pointing } from '@/games/smartphone/play/boardPlaces.ts';
import type { BoardLessonSettings } from '@/learn/lessonPage.ts';
import { HandRow } from './HandRow.tsx';

interface Props {
  state: GameState;
  seat: Colour;
  /** The regions the step is about. */
  cards: readonly Region[];
  pointing: Pointing;
  page: BoardLessonSettings;
  /** What is marked on the map. */
  noted: Partial<Record<Region, Noted>>;
  /** Where one could go, once that is the question. */
  reached: readonly Region[] | null;
  /** Other parts of the table that it is about, below. */
  children?: ReactNode;
}

/** A step on the map: its regions as cards where they lie, and what everyone has in a row below. */
export function OnMap({ state, seat, cards, pointing, page, noted, reached, children }: Props) {
  const { board: words } = page;
  const seen = view(state, seat);
  const table = { view: seen, components: componentsOf(state), words, pointing };
  return (
    <div className="step-table" data-on-map={cards.length > 0 ? 'asked' : 'about'}>
      <QuestionMap
        {...table}
        cards={cards}
        noted={noted}
        reached={reached}
        mini={state.phase === 'logistics' || cards.length > 2}
      />
      <HandRow view={seen} words={words} left={page.words.left} />
      {children}
    </div>
  );
}
