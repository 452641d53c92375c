import type { Action } from '@machines/coverage/actions.ts';
import type { Colour } from '@machines/coverage/names.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { useMemo } from 'react';
import { SeatShape } from '@/ui/Piece.tsx';
import type { CoveragePage } from '../coveragePlayPage.ts';
import { worthByTurn } from '../worth.ts';
import { Race } from './Race.tsx';
import { SourceBars } from './SourceBars.tsx';
import { outcomeOf, reasonOf } from './sentences.ts';
import { storyOf } from './story.ts';
import './end.css';

interface Props extends Pick<CoveragePage, 'words'> {
  state: GameState;
  log: readonly Action[];
  names: Record<Colour, string>;
  you: Colour | null;
  onLift: () => void;
}

/** The end of a game over the map: who won and why, the race, and what each net worth is made of. */
export function EndSheet({ state, log, names, you, onLift, words }: Props) {
  const race = useMemo(() => worthByTurn(state.setup, log), [state.setup, log]);
  const story = storyOf(state, race);
  const called = { names, you, words: words.end };
  const [winner] = story.winners;
  return (
    <section className="coverage-end" data-stage="end" aria-label={words.end.title}>
      <header className={`end-banner seat-${winner?.colour}`} data-runs="banner">
        {winner && <SeatShape seat={winner.colour} />}
        <div>
          <h2 tabIndex={-1} data-arrives>
            {outcomeOf(story, called)}
          </h2>
          <p>{reasonOf(story, called)}</p>
        </div>
        <button type="button" className="button" onClick={onLift}>
          {words.end.seeBoard}
        </button>
      </header>
      <div className="end-body">
        <Race seats={state.seats.map(({ colour }) => colour)} race={race} names={names} words={words.worth} />
        <SourceBars state={state} names={names} words={words.end} />
      </div>
    </section>
  );
}
