import type { Colour } from '@machines/core/seats.ts';
import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { SeatShape } from '@/ui/Piece.tsx';

interface Props {
  winner: Colour | undefined;
  title: string;
  why: string | null;
  /** The button that shows the board below. */
  lift: string;
  onLift: () => void;
}

/** The head of the sheet at the end of a game: who won, why, and the way to the board. */
export const EndBanner = ({ winner, title, why, lift, onLift }: Props) => (
  <header className={`end-banner ${winner ? `seat-${winner}` : ''}`} data-runs="banner">
    {winner && <SeatShape seat={winner} />}
    <div>
      <h2>{title}</h2>
      {why && <p>{why}</p>}
    </div>
    <button type="button" className="button" onClick={onLift}>
      <Icon of={controls.map} />
      {lift}
    </button>
  </header>
);
