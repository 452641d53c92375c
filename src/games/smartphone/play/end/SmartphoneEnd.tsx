import type { Action } from '@machines/smartphone/actions.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { useMemo } from 'react';
import type { EndingWords } from '@/i18n/en/ending.ts';
import { outcome } from '@/play/outcome.ts';
import type { WaysBack } from '@/play/ui/end/MomentCard.tsx';
import type { Judging } from '@/play/ui/end/useJudged.ts';
import { AfterPaint } from '@/ui/afterPaint.tsx';
import { accounts, review } from '../log.ts';
import { GoodsTable } from './GoodsTable.tsx';
import { Review } from './Review.tsx';
import { RoundChart } from './RoundChart.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { SourceChart } from './SourceChart.tsx';
import { Standings } from './Standings.tsx';
import '@/play/ui/end/end.css';
import './charts.css';
import '@/play/ui/end/tables.css';
import '@/play/ui/end/review.css';

interface Props extends WaysBack {
  /** The position at the end of the game. */
  state: GameState;
  setup: Setup;
  log: readonly Action[];
  judging: Judging<Action>;
  /** Who looks at the decisions, by the name of a set-up. */
  advisor: string;
  words: EndingWords;
  locale: string;
  /** Where the clauses stand; the id follows. */
  clauseBase: string;
  onNewGame: () => void;
}

/** Where the VP came from, and the moments worth another look. */
function Accounts({ state, setup, log, words, ...rest }: Omit<Props, 'onNewGame'>) {
  const books = useMemo(() => accounts(setup, log), [setup, log]);
  const items = useMemo(() => review(setup, log), [setup, log]);
  const ranked = (state.standings ?? []).flatMap(({ colour }) => books.find((book) => book.colour === colour) ?? []);
  return (
    <>
      <section className="end-part">
        <h3>{words.scores.title}</h3>
        <figure className="end-charts">
          <SourceChart books={ranked} words={words} />
          <RoundChart books={ranked} words={words} />
          <figcaption>{words.scores.chart}</figcaption>
        </figure>
        <ScoreTable books={ranked} words={words} />
        <GoodsTable books={ranked} words={words} />
      </section>
      <Review items={items} books={ranked} words={words} setup={setup} {...rest} />
    </>
  );
}

/** A finished game: who won and why; the accounts follow below. */
export function EndScreen({ onNewGame, ...game }: Props) {
  const { state, words, locale, clauseBase } = game;
  return (
    <section className="end" aria-label={words.title}>
      <header className="end-head">
        <h2>{outcome(state.standings, words.seats, words, (vp) => ({ vp }))}</h2>
        <button type="button" className="button button-main" onClick={onNewGame}>
          {words.newGame}
        </button>
      </header>
      <Standings state={state} words={words} locale={locale} clauseBase={clauseBase} />
      <AfterPaint>
        <Accounts {...game} />
      </AfterPaint>
    </section>
  );
}
