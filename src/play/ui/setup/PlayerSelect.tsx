import type { Colour } from '@machines/core/seats.ts';
import { fill } from '@/i18n/format.ts';
import { nobody } from '../../seating.ts';
import type { SharedSetupWords } from '../../setupPart.ts';

interface Props {
  words: SharedSetupWords;
  colour: Colour;
  player: string;
  /** Who may be chosen, by name; nobody among them leaves the seat empty. */
  kinds: readonly string[];
  onChoose: (player: string) => void;
  /** The element that says what is wrong with it. */
  wrongBy?: string | undefined;
}

/** What a player is called; one without words goes by its name. */
export const labelOf = (words: SharedSetupWords, player: string): string =>
  player === nobody ? words.nobody : (words.player[player]?.label ?? player);

/** Who sits in a seat, to choose. */
export const PlayerSelect = ({ words, colour, player, kinds, onChoose, wrongBy }: Props) => (
  <select
    className="field"
    aria-label={fill(words.seats.player, { seat: words.seatNames[colour] })}
    aria-invalid={Boolean(wrongBy)}
    aria-describedby={wrongBy}
    value={player}
    onChange={({ target }) => onChoose(target.value)}
  >
    {kinds.map((kind) => (
      <option key={kind} value={kind}>
        {labelOf(words, kind)}
      </option>
    ))}
  </select>
);
