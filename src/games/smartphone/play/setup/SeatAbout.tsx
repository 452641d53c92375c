import { printed } from '@machines/smartphone/components/printed.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { regionName } from '@machines/smartphone/words/namer.ts';
import type { SetupWords } from '@/i18n/en/setup.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { symbols } from '@/icons/symbols.ts';

/** A colour's home, score and improvement (S0.2). */
export function SeatAbout({ colour, words }: { colour: Colour; words: SetupWords }) {
  const { home, startVp, improvement } = printed.seats[colour];
  return (
    <>
      <span>{fill(words.seats.home, { region: regionName(home) })}</span>
      <span>{fill(words.seats.vp, { n: startVp })}</span>
      <span
        className="seat-improvement"
        role="img"
        aria-label={fill(words.seats.improvement, {
          symbols: improvement.map((symbol) => words.symbols[symbol]).join(' + '),
        })}
      >
        {improvement.map((symbol) => (
          <span key={symbol} className={`tile hue-${symbol}`}>
            <Icon of={symbols[symbol]} />
          </span>
        ))}
      </span>
    </>
  );
}
