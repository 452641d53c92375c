import { useEffect, useRef, useState } from 'react';
import { listGames, removeGame, type Shelf } from '../../keep/shelf.ts';
import { watchShelf } from '../../keep/watch.ts';
import { Damaged } from './Damaged.tsx';
import { GameRow } from './GameRow.tsx';
import { LastGame } from './LastGame.tsx';
import { type DoorPage, isOver } from './lobbyPage.ts';
import { OpenFile } from './OpenFile.tsx';
import { Results } from './Results.tsx';
import './lobby.css';

/** The games kept in this browser: go on with one, delete one, or open a file. And what became of those that are over. */
export default function Door(page: DoorPage) {
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
    setSaid(words.door.deleted);
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
      <section className="door" aria-labelledby="door-games">
        {last && <LastGame {...page} game={last} />}
        <h2 id="door-games" ref={heading} tabIndex={-1}>
          {words.door.games}
        </h2>
        <p className="door-quiet">{words.door.where}</p>
        {shelf === null && <p className="note door-no-script">{words.door.noScript}</p>}
        {shelf?.games.length === 0 && <p className="note">{words.door.none}</p>}
        {running.length > 0 && (
          <>
            <h3>{words.door.underWay}</h3>
            <ul className="door-list">{rows(running)}</ul>
          </>
        )}
        {finished.length > 0 && (
          <>
            <h3>{words.door.finished}</h3>
            <ul className="door-list">{rows(finished)}</ul>
          </>
        )}
        {shelf && shelf.damaged.length > 0 && (
          <ul className="door-list">
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
