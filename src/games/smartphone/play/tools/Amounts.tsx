import type { ReactNode } from 'react';
import { type Place, placeKey } from '../boardPlaces.ts';
import type { Game } from '../useSmartphone.ts';

interface Props {
  game: Game;
  place: Place;
  label: (n: number, completes: boolean) => string;
  /** What stands beside the number that completes it. */
  done?: ReactNode;
  onLit: (place: string | null) => void;
}

/** How much progress goes there: a button each for one, for what completes it, and for all that is left. */
export function Amounts({ game, place, label, done, onLit }: Props) {
  const target = game.pointing.target(place);
  if (!target) return <span className="tool-amounts flex gap-4px" />;
  const [action] = target.actions;
  const amounts = target.amounts ?? [{ n: 1, completes: target.completes ?? false }];
  const last = amounts.at(-1);
  const shown = amounts.filter(({ n, completes }) => n === 1 || completes || n === last?.n);
  const simple = action.type === 'expand' || action.type === 'research';
  if (!simple)
    return (
      <span className="tool-amounts flex gap-4px">
        <button
          type="button"
          className="button"
          data-act="move"
          data-completes
          aria-label={target.words}
          onFocus={() => onLit(placeKey(place))}
          onBlur={() => onLit(null)}
          onClick={() => game.pointing.onPick(place)}
        >
          {done}
        </button>
      </span>
    );
  return (
    <span className="tool-amounts flex gap-4px">
      {shown.map(({ n, completes }) => (
        <button
          key={n}
          type="button"
          className="button"
          data-act="move"
          data-completes={completes || undefined}
          aria-label={label(n, completes)}
          onFocus={() => onLit(placeKey(place))}
          onBlur={() => onLit(null)}
          onClick={() => game.pointing.onPick(place, undefined, n)}
        >
          {n}
          {completes && done}
        </button>
      ))}
    </span>
  );
}
