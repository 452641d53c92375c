import type { Colour } from '@machines/coverage/names.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { useMemo } from 'react';
import { EndBanner } from '@/play/ui/end/EndBanner.tsx';
import type { Entries } from '../coverage.ts';
import type { CoveragePage } from '../coveragePlayPage.ts';
import { worthByTurn } from '../worth.ts';
import { Race } from './Race.tsx';
import { SourceBars } from './SourceBars.tsx';
import { outcomeOf, reasonOf } from './sentences.ts';
import { storyOf } from './story.ts';
import './end.css';

interface Props extends Pick<CoveragePage, 'words'> {
  state: GameState;
  entries: Entries;
  names: Record<Colour, string>;
  you: Colour | null;
  onLift: () => void;
}

/** The end of a game over the map: who won and why, the race, and what each net worth is made of. */
export function EndSheet({ state, entries, names, you, onLift, words }: Props) {
  const race = useMemo(() => worthByTurn(entries), [entries]);
  const story = storyOf(state, race);
  const called = { names, you, words: words.end };
  return (
    <section className="coverage-end" data-stage="end" data-arrives tabIndex={-1} aria-label={words.end.title}>
      <EndBanner
        winner={story.winners[0]?.colour}
        title={outcomeOf(story, called)}
        why={reasonOf(story, called)}
        lift={words.end.seeBoard}
        onLift={onLift}
      />
      <div className="end-body grid gap-10px">
        <Race seats={state.seats.map(({ colour }) => colour)} race={race} names={names} words={words.worth} />
        <SourceBars state={state} names={names} words={words.end} />
      </div>
    </section>
  );
}
