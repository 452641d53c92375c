import type { Colour } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useMemo } from 'react';
import { EndBanner } from '@/play/ui/end/EndBanner.tsx';
import type { Page } from '@/play/ui/playWords.ts';
import { accounts } from '../log.ts';
import { namesInside, youOf } from '../onStage.ts';
import type { Entries, Session } from '../smartphone.ts';
import { Race } from './Race.tsx';
import { SourceBars } from './SourceBars.tsx';
import { levelOf, verdictWords } from './verdict.ts';
import './endSheet.css';

interface Props extends Page {
  state: GameState;
  session: Session;
  entries: Entries;
  names: Record<Colour, string>;
  onLift: () => void;
}

/** The end, over the board: who won, by how much and why, the race, and where the points came from. */
export function EndSheet({ state, session, entries, names, words, onLift }: Props) {
  const books = useMemo(() => accounts(entries), [entries]);
  const text = words.ending;
  const ranked = (state.standings ?? []).flatMap(({ colour }) => books.find((book) => book.colour === colour) ?? []);
  const winners = (state.standings ?? []).filter(({ place }) => place === 1).map(({ colour }) => colour);
  const you = youOf(session.setup, names, words);
  const { title, why } = verdictWords({
    ranked,
    winners,
    level: levelOf(state),
    names,
    you,
    inside: namesInside(names, words),
    words: text,
    rounds: words.board.roundNames,
  });
  return (
    <section className="end-sheet" data-stage="end" data-arrives tabIndex={-1} aria-label={text.title}>
      <EndBanner winner={winners[0]} {...{ title, why, onLift }} lift={text.board} />
      <figure className="end-race">
        <figcaption>{text.race}</figcaption>
        <Race books={ranked} names={names} you={you} words={words} />
      </figure>
      <SourceBars books={ranked} names={names} words={text} />
    </section>
  );
}
