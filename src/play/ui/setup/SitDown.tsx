import type { Colour, SeatSetup } from '@machines/core/seats.ts';
import { useState } from 'react';
import type { KeepWords } from '@/i18n/en/keep.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { person } from '../../people.ts';
import type { SharedSetupWords } from '../../setupPart.ts';
import { labelOf, PlayerSelect } from './PlayerSelect.tsx';
import './setup.css';
import './seats.css';

/** Who may sit down at a position, and in which words. */
export interface Seating {
  words: SharedSetupWords;
  /** Computer players by name. */
  players: readonly string[];
  /** Who plays what nobody has chosen. */
  usual: string;
  /** A player that only sits where the position has it: its seat is unlike the others. */
  fixed?: string;
}

interface Props extends Seating {
  text: KeepWords['sitDown'];
  seats: readonly SeatSetup[];
  /** Who has to act first: that seat is yours unless you say otherwise. */
  first: Colour;
  onStart: (seats: SeatSetup[]) => void;
}

/** A game that begins at a position: who plays whom. */
export function SitDown({ words, players, usual, fixed, text, seats, first, onStart }: Props) {
  const [chosen, setChosen] = useState(() =>
    seats.map(({ colour, player }) => ({
      colour,
      player: player === fixed ? player : colour === first ? person : usual,
    })),
  );
  const kinds = [person, ...players.filter((player) => player !== fixed)];
  return (
    <form
      className="setup ready sit-down"
      aria-labelledby="sit-down"
      onSubmit={(event) => {
        event.preventDefault();
        onStart(chosen);
      }}
    >
      <h2 id="sit-down">{text.title}</h2>
      <p>{text.about}</p>
      <ul className="seat-choices">
        {chosen.map(({ colour, player }) => (
          <li key={colour}>
            <SeatShape seat={colour} />
            <p className="seat-name">
              <b>{words.seatNames[colour]}</b> <span className="soft-ink small-print">{words.shapes[colour]}</span>
            </p>
            {colour === first && <p className="seat-about soft-ink small-print">{text.first}</p>}
            {player === fixed ? (
              <p className="seat-fixed firm">{labelOf(words, player)}</p>
            ) : (
              <PlayerSelect
                words={words}
                colour={colour}
                player={player}
                kinds={kinds}
                onChoose={(next) =>
                  setChosen(chosen.map((seat) => (seat.colour === colour ? { colour, player: next } : seat)))
                }
              />
            )}
          </li>
        ))}
      </ul>
      <button type="submit" className="button button-main">
        {text.start}
      </button>
    </form>
  );
}
