import { useEffect, useRef, useState } from 'react';
import { listGames, removeGame, type Shelf } from '../../keep/shelf.ts';
import { watchShelf } from '../../keep/watch.ts';
import { Damaged } from './Damaged.tsx';
import { GameRow } from './GameRow.tsx';
import { LastGame } from './LastGame.tsx';
import { isOver, type LobbyPage } from './lobbyPage.ts';
import { OpenFile } from './OpenFile.tsx';
import { Results } from './Results.tsx';
import './lobby.css';

/** The games kept in this browser: go on with one, delete one, or open a file. And what became of those that are over. */
export default function Lobby(page: LobbyPage) {
  const { words } = page;
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  // Known in the browser only; until then the page says what will stand here.
  useEffect(() => {
    const show = () => void listGames().then(setShelf);
    show();
    return watchShelf(show);
  }, []);

  const remove = async (id: string) => {
    await removeGame(id);
    setShelf(await listGames());
    setSaid(words.lobby.deleted);
    // The button that was pressed is gone.
    heading.current?.focus();
  };

  const [last] = shelf?.games ?? [];
  const rows = (games: Shelf['games']) =>
    games.map((game) => <GameRow key={game.id} {...page} game={game} onRemove={() => void remove(game.id)} />);
  const running = shelf?.games.filter((game) => !isOver(game)) ?? [];
  const finished = shelf?.games.filter(isOver) ?? [];
  return (
    <>
      <section className="lobby grid gap-4 from-top" aria-labelledby="lobby-games">
        {last && <LastGame {...page} game={last} />}
        <h2 id="lobby-games" ref={heading} tabIndex={-1}>
          {words.lobby.games}
        </h2>
        <p className="soft-ink small-print">{words.lobby.where}</p>
        {shelf === null && <p className="note lobby-no-script">{words.lobby.noScript}</p>}
        {shelf?.games.length === 0 && <p className="note">{words.lobby.none}</p>}
        {running.length > 0 && (
          <>
            <h3>{words.lobby.underWay}</h3>
            <ul className="lobby-list">{rows(running)}</ul>
          </>
        )}
        {finished.length > 0 && (
          <>
            <h3>{words.lobby.finished}</h3>
            <ul className="lobby-list">{rows(finished)}</ul>
          </>
        )}
        {shelf && shelf.damaged.length > 0 && (
          <ul className="lobby-list">
            {shelf.damaged.map((damaged) => (
              <Damaged key={damaged.id} {...page} damaged={damaged} onRemove={() => void remove(damaged.id)} />
            ))}
          </ul>
        )}
        {shelf && <OpenFile {...page} />}
        <output className="visually-hidden">{said}</output>
      </section>
      {shelf && <Results {...page} shelf={shelf} onSay={setSaid} />}
    </>
  );
}
