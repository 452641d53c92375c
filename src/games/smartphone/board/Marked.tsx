import { controls } from '@/icons/controls.ts';
import { Icon } from '@/icons/Icon.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import type { Note } from './marks.ts';

/** The last move of a player, on the piece it was made with: brackets in the seat's colour and a few words. */
export const LastMove = ({ note: { seat, words } }: { note: Note }) => (
  <span className={`last-move seat-${seat}`}>
    <span className="last-words">
      <SeatShape seat={seat} />
      {words}
    </span>
  </span>
);

/** What is suggested here. */
export const Suggested = ({ words }: { words: string }) => (
  <span className="suggested">
    <span className="suggested-words">
      <Icon of={controls.hint} />
      {words}
    </span>
  </span>
);

/** What a region has just paid. */
export const Paid = ({ paid }: { paid: readonly { seat: Note['seat']; vp: number }[] }) => (
  <span className="paid">
    {paid.map(({ seat, vp }) => (
      <span key={seat}>
        <SeatShape seat={seat} />+{vp}
      </span>
    ))}
  </span>
);
