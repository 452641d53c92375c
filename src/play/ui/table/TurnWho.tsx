import type { Colour } from '@machines/core/seats.ts';
import type { TableWords } from '@/i18n/en/table.ts';
import { fill } from '@/i18n/format.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import { keepPace } from '../../keep/pace.ts';
import { isComputer } from '../../people.ts';
import type { TableGame } from './useTable.ts';

interface WhoProps {
  seat: Colour;
  name: string;
  /** What plays the seat, when it is not a person. */
  player: string | undefined;
  mine: boolean;
  thinking: boolean;
  words: TableWords;
}

/** Whose turn it is. */
export const TurnWho = ({ seat, name, player, mine, thinking, words }: WhoProps) => (
  <p className="turn-who">
    <SeatShape seat={seat} />
    {fill(mine ? words.yourTurn : thinking ? words.thinking : words.turnOf, { seat: name })}
    {player && <span className="seat-mark">{player}</span>}
  </p>
);

interface BackProps {
  game: Pick<TableGame, 'undo' | 'redo' | 'now' | 'at' | 'flow' | 'send'>;
  words: TableWords;
  /** How far undo goes. */
  stops: string;
}

/** Whether computer players pause before they move, for this game and those to come. */
function Pace({ game: { now, flow, send }, words }: Pick<BackProps, 'game' | 'words'>) {
  if (!now.state.setup.seats.some(({ player }) => isComputer(player))) return null;
  const none = flow.context.pause === 0;
  return (
    <button
      type="button"
      className="button turn-pace"
      aria-pressed={none}
      onClick={() => send({ type: 'pace', pause: keepPace(none ? 'normal' : 'once') })}
    >
      {words.noPauses}
    </button>
  );
}

/** Back, forth, and on without pauses. */
export const TurnBack = ({ game, words, stops }: BackProps) => (
  <>
    <button type="button" className="button" disabled={!game.undo} title={stops} onClick={() => game.undo?.()}>
      <Icon of={controls.reset} /> {words.undo}
    </button>
    <button type="button" className="button" disabled={!game.redo} onClick={() => game.redo?.()}>
      {words.redo}
    </button>
    <Pace game={game} words={words} />
  </>
);
