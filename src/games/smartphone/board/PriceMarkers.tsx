import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { TracksProps } from './Tracks.tsx';

/** The price track with every seat's marker. A price past its ends, where a ruling allows one, gets a step of its own. */
export function PriceMarkers(table: TracksProps) {
  const { view, components, words } = table;
  const prices = view.seats.map(({ price }) => price);
  const least = Math.min(components.priceTrack.min, ...prices);
  const most = Math.max(components.priceTrack.max, ...prices);
  const steps = Array.from({ length: most - least + 1 }, (_, at) => least + at);
  return (
    <ol className="price-markers">
      {steps.map((step) => {
        const here = view.seats.filter(({ price }) => price === step);
        const seats = here.map(({ colour }) => words.seats[colour]).join(', ');
        return (
          <li className="grid gap-3px" key={step} data-here={here.length > 0}>
            <span className="visually-hidden">{fill(words.priceStep, { n: step, seats: seats || words.nobody })}</span>
            <span className="markers" aria-hidden="true">
              {here.map(({ colour }) => (
                <SeatShape key={colour} seat={colour} />
              ))}
            </span>
            <span className="price-step" aria-hidden="true">
              {step}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
