import { SeatShape } from '@/ui/Piece.tsx';
import { priceSteps } from './priceSteps.ts';
import type { TracksProps } from './Tracks.tsx';

/** The price track with every seat's marker. */
export const PriceMarkers = (table: TracksProps) => (
  <ol className="price-markers">
    {priceSteps(table).map(({ step, here, said }) => (
      <li className="grid gap-3px" key={step} data-here={here.length > 0}>
        <span className="visually-hidden">{said}</span>
        <span className="markers" aria-hidden="true">
          {here.map((seat) => (
            <SeatShape key={seat} seat={seat} />
          ))}
        </span>
        <span className="price-step" aria-hidden="true">
          {step}
        </span>
      </li>
    ))}
  </ol>
);
