import type { Setup } from '@machines/smartphone/state.ts';
import { useMemo } from 'react';
import { people } from '@/play/people.ts';
import { OwnRecord } from '@/play/ui/end/OwnRecord.tsx';
import { PlayAgain } from '@/play/ui/end/PlayAgain.tsx';
import { Tray, Work } from '@/play/ui/stage/Work.tsx';
import { useReturn } from '@/play/ui/table/useReturn.ts';
import { accounts, review } from '../log.ts';
import { namesInside, youOf } from '../onStage.ts';
import { ToolHead } from '../tools/ToolHead.tsx';
import type { ToolProps } from '../tools/toolProps.ts';
import { GoodsTable } from './GoodsTable.tsx';
import { Review } from './Review.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { Standings } from './Standings.tsx';
import '@/play/ui/end/end.css';
import '@/play/ui/end/tables.css';
import '@/play/ui/end/review.css';

interface Props extends ToolProps {
  onBranch: (move: number) => void;
  onNewGame: () => void;
  onAgain: (setup: Setup) => void;
}

/** After the game: one's own moments first, every number below, and the way to play again. */
export function EndTool({ game, session, names, words, onBranch, onNewGame, onAgain }: Props) {
  const { state, log, entries } = game.now;
  const { setup } = session;
  const text = words.ending;
  const books = useMemo(() => accounts(entries), [entries]);
  const items = useMemo(() => review(entries), [entries]);
  const ranked = (state.standings ?? []).flatMap(({ colour }) => books.find((book) => book.colour === colour) ?? []);
  const seeMoment = useReturn(game.looking, game.look);
  return (
    <>
      <Work>
        <ToolHead title={people(setup).length > 0 ? words.play.tools.review : text.review.title} />
        <Review
          items={items}
          books={ranked}
          names={names}
          inside={namesInside(names, words)}
          you={youOf(setup, names, words)}
          words={text}
          setup={setup}
          entries={entries}
          judging={{ log, judge: game.judge }}
          advisor={game.advisor}
          onGoTo={seeMoment}
          onWhatIf={onBranch}
        />
        <details className="tool-news">
          <summary>{text.scores.title}</summary>
          <Standings state={state} words={text} />
          <ScoreTable books={ranked} words={text} />
          <GoodsTable books={ranked} words={text} />
        </details>
      </Work>
      <Tray>
        <OwnRecord
          game={session.game.rules.id}
          seats={setup.seats}
          players={words.board.players}
          words={words.keep.record}
        />
        <PlayAgain {...{ setup, onAgain, onNewGame }} words={text.again} />
      </Tray>
    </>
  );
}
