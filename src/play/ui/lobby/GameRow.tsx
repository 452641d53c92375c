import { useEffect, useRef, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { keptFragment } from '../../keep/address.ts';
import type { ShelfGame } from '../../keep/shelf.ts';
import { gameName, gamePath, gameTitle, type LobbyPage, moves, stage, when } from './lobbyPage.ts';
import { SeatShapes } from './SeatShapes.tsx';

interface Props extends LobbyPage {
  game: ShelfGame;
  onRemove: () => void;
}

/** A kept game. Deleting asks once more, in place. */
export function GameRow({ game, onRemove, ...page }: Props) {
  const { lobby } = page.words;
  const [asking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (asking) keep.current?.focus();
  }, [asking]);
  const about = { game: gameName(page, game), stage: stage(page, game), when: when(page, game) };
  const over = game.phase === 'over';
  return (
    <li>
      <SeatShapes game={game} />
      <div className="lobby-about">
        <b>{about.stage}</b>
        <p>{about.game}</p>
        <p className="lobby-quiet">
          {gameTitle(page, game)} · {about.when} · {moves(page, game)}
          {game.branchedAt !== undefined && ` · ${fill(lobby.branch, { move: game.branchedAt })}`}
        </p>
      </div>
      {asking ? (
        <fieldset className="lobby-acts">
          <legend>{lobby.deleteSure}</legend>
          <button type="button" className="button" onClick={onRemove}>
            {lobby.deleteYes}
          </button>
          <button ref={keep} type="button" className="button button-main" onClick={() => setAsking(false)}>
            {lobby.deleteNo}
          </button>
        </fieldset>
      ) : (
        <div className="lobby-acts">
          <a
            className="button"
            href={gamePath(page, game) + keptFragment(game.id)}
            aria-label={fill(over ? lobby.reviewThis : lobby.continueThis, about)}
          >
            {over ? lobby.review : lobby.continue}
          </a>
          <button
            type="button"
            className="button"
            aria-label={fill(lobby.deleteThis, about)}
            onClick={() => setAsking(true)}
          >
            {lobby.delete}
          </button>
        </div>
      )}
    </li>
  );
}
