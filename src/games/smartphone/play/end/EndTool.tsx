import type { Setup } from '@machines/smartphone/state.ts';
import { useMemo } from 'react';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { people } from '@/play/people.ts';
import { drawSeed } from '@/play/seating.ts';
import { Tray, Work } from '@/play/ui/stage/Work.tsx';
import { useReturn } from '@/play/ui/table/useReturn.ts';
import { accounts, review } from '../log.ts';
import { ToolHead } from '../tools/ToolHead.tsx';
import type { ToolProps } from '../tools/toolProps.ts';
import { GoodsTable } from './GoodsTable.tsx';
import { Record as OwnRecord } from './Record.tsx';
import { Review } from './Review.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { Standings } from './Standings.tsx';
import '@/play/ui/end/end.css';
import './charts.css';
import '@/play/ui/end/tables.css';
import '@/play/ui/end/review.css';

interface Props extends ToolProps {
  onBranch: (move: number) => void;
  onNewGame: () => void;
  onAgain: (setup: Setup) => void;
}

/** After the game: one's own moments first, every number below, and the way to play again. */
export function EndTool({ game, session, words, locale, clauseBase, onBranch, onNewGame, onAgain }: Props) {
  const { state, log } = game.now;
  const { setup } = session;
  const text = words.ending;
  const books = useMemo(() => accounts(setup, log), [setup, log]);
  const items = useMemo(() => review(setup, log), [setup, log]);
  const ranked = (state.standings ?? []).flatMap(({ colour }) => books.find((book) => book.colour === colour) ?? []);
  const seeMoment = useReturn(game.looking, game.look);
  return (
    <>
      <Work>
        <ToolHead title={people(setup).length > 0 ? words.play.tools.review : text.review.title} />
        <Review
          items={items}
          books={ranked}
          words={text}
          locale={locale}
          clauseBase={clauseBase}
          setup={setup}
          judging={{ log, judge: game.judge }}
          advisor={game.advisor}
          onGoTo={seeMoment}
          onWhatIf={onBranch}
        />
        <details className="tool-news">
          <summary>{text.scores.title}</summary>
          <Standings state={state} words={text} locale={locale} clauseBase={clauseBase} />
          <ScoreTable books={ranked} words={text} />
          <GoodsTable books={ranked} words={text} />
        </details>
      </Work>
      <Tray>
        <OwnRecord
          game={session.game.rules.id}
          words={text}
          locale={locale}
          players={words.board.players}
          setup={setup}
        />
        <div className="end-again">
          <button
            type="button"
            className="button button-main"
            data-first
            data-act="quick-start"
            onClick={() => onAgain({ ...setup, seed: drawSeed() })}
          >
            <Icon of={controls.turn} />
            {text.again.fresh}
          </button>
          <button type="button" className="button" onClick={() => onAgain(setup)}>
            <Icon of={controls.reset} />
            {text.again.same}
          </button>
          <button type="button" className="button" onClick={onNewGame}>
            <Icon of={controls.menu} />
            {text.again.setup}
          </button>
        </div>
      </Tray>
    </>
  );
}
