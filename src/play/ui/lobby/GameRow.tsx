import { useEffect, useRef, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { keptFragment } from '../../keep/address.ts';
import type { ShelfGame } from '../../keep/shelf.ts';
import { type DoorPage, gameName, gamePath, gameTitle, moves, stage, when } from './lobbyPage.ts';
import { SeatShapes } from './SeatShapes.tsx';

interface Props extends DoorPage {
  game: ShelfGame;
  onRemove: () => void;
}

/** A kept game. Deleting asks once more, in place. */
export function GameRow({ game, onRemove, ...page }: Props) {
  const { door } = page.words;
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
      <div className="door-about">
        <b>{about.stage}</b>
        <p>{about.game}</p>
        <p className="door-quiet">
          {gameTitle(page, game)} · {about.when} · {moves(page, game)}
          {game.branchedAt !== undefined && ` · ${fill(door.branch, { move: game.branchedAt })}`}
        </p>
      </div>
      {asking ? (
        <fieldset className="door-acts">
          <legend>{door.deleteSure}</legend>
          <button type="button" className="button" onClick={onRemove}>
            {door.deleteYes}
          </button>
          <button ref={keep} type="button" className="button button-main" onClick={() => setAsking(false)}>
            {door.deleteNo}
          </button>
        </fieldset>
      ) : (
        <div className="door-acts">
          <a
            className="button"
            href={gamePath(page, game) + keptFragment(game.id)}
            aria-label={fill(over ? door.reviewThis : door.continueThis, about)}
          >
            {over ? door.review : door.continue}
          </a>
          <button
            type="button"
            className="button"
            aria-label={fill(door.deleteThis, about)}
            onClick={() => setAsking(true)}
          >
            {door.delete}
          </button>
        </div>
      )}
    </li>
  );
}
