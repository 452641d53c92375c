import type { Colour } from '@machines/core/seats.ts';
import { type ReactNode, useId, useState } from 'react';
import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import { keepPace, openPace, type Pace, paces } from '../../keep/pace.ts';
import { keepNames, keepSwitch, longestName, type Names, openSwitch } from '../../keep/settings.ts';
import { isComputer } from '../../people.ts';
import type { TableGame } from '../table/useTable.ts';
import { KeyList } from './KeyList.tsx';

export interface Props {
  game: Pick<TableGame, 'now' | 'send' | 'redo'>;
  seats: Record<Colour, string>;
  names: Names;
  onNames: (names: Names) => void;
  words: TableWords;
  onNewGame: () => void;
  /** What else the game offers here. */
  children?: ReactNode;
}

/** How fast computers move, whether the only move plays itself, sound: kept for every game. */
function Settings({ game: { now, send }, words }: Pick<Props, 'game' | 'words'>) {
  const text = words.stage;
  const group = useId();
  const [pace, setPace] = useState(openPace);
  const [forced, setForced] = useState(() => openSwitch('forced'));
  const [sound, setSound] = useState(() => openSwitch('sound'));
  const choose = (next: Pace) => {
    setPace(next);
    send({ type: 'pace', pause: keepPace(next) });
  };
  return (
    <>
      {now.state.setup.seats.some(({ player }) => isComputer(player)) && (
        <fieldset className="menu-pace">
          <legend>{text.pace}</legend>
          {(Object.keys(paces) as Pace[]).map((each) => (
            <label key={each}>
              <input type="radio" name={group} checked={each === pace} onChange={() => choose(each)} />
              {text.paces[each]}
            </label>
          ))}
        </fieldset>
      )}
      <label className="menu-switch">
        <input
          type="checkbox"
          checked={forced}
          onChange={({ target: { checked } }) => {
            setForced(checked);
            keepSwitch('forced', checked);
            send({ type: 'forced', on: checked });
          }}
        />
        {text.forcedMoves}
      </label>
      <label className="menu-switch">
        <input
          type="checkbox"
          checked={sound}
          onChange={({ target: { checked } }) => {
            setSound(checked);
            keepSwitch('sound', checked);
          }}
        />
        {text.sound}
      </label>
    </>
  );
}

/** What the menu holds: settings, names, keys, a new game, and the way to the site around it. */
export default function MenuContent({ game, seats, names, onNames, words, onNewGame, children }: Props) {
  const text = words.stage;
  const people = game.now.state.setup.seats.filter(({ player }) => !isComputer(player));
  return (
    <>
      <h2>{text.settings}</h2>
      <Settings game={game} words={words} />
      {people.length > 0 && (
        <fieldset className="menu-names">
          <legend>{text.names}</legend>
          {people.map(({ colour }) => (
            <label key={colour}>
              <span>{seats[colour]}</span>
              <input
                maxLength={longestName}
                aria-label={fill(text.nameOf, { seat: seats[colour] })}
                value={names[colour] ?? ''}
                onChange={({ target: { value } }) => {
                  const next = { ...names, [colour]: value };
                  keepNames(next);
                  onNames(next);
                }}
              />
            </label>
          ))}
        </fieldset>
      )}
      <div className="menu-acts flex wraps gap-6px">
        <button type="button" className="button" disabled={!game.redo} onClick={() => game.redo?.()}>
          {words.redo}
        </button>
        {children}
        <button type="button" className="button" onClick={onNewGame}>
          {text.newGame}
        </button>
        <button type="button" className="button" popoverTarget="menu">
          {text.site}
        </button>
      </div>
      <KeyList words={text} />
    </>
  );
}
