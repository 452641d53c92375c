import type { Colour } from '@machines/coverage/names.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import type { CSSProperties } from 'react';
import type { CoverageWords } from '@/i18n/en/coverage.ts';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import { sourceNames, sourcesOf } from './story.ts';

interface Props {
  state: GameState;
  names: Record<Colour, string>;
  words: CoverageWords['end'];
}

/** What each net worth is made of, as labelled bars, best first (C7.2). */
export function SourceBars({ state, names, words }: Props) {
  const standings = state.standings ?? [];
  const most = Math.max(1, ...standings.map(({ total }) => total));
  return (
    <section className="worth-sources" aria-label={words.table}>
      <h3>{words.table}</h3>
      <ol>
        {standings.map(({ colour, place, total }) => {
          const sources = sourcesOf(state, colour);
          return (
            <li className="grid gap-10px level" key={colour}>
              <span className="sources-who firm one-line flex gap-6px level">
                <SeatShape seat={colour} />
                <span>{names[colour]}</span>
                <span className="visually-hidden">{fill(words.placed, { place })}</span>
              </span>
              <span className="sources-bar" data-runs="bars">
                {sourceNames.map((name) => (
                  <span
                    key={name}
                    data-source={name}
                    style={{ '--part': sources[name] / most } as CSSProperties}
                    hidden={sources[name] === 0}
                  >
                    <span className="visually-hidden">{words.sources[name]} </span>
                    {dollars(sources[name])}
                  </span>
                ))}
              </span>
              <b>{dollars(total)}</b>
            </li>
          );
        })}
      </ol>
      <p className="sources-key flex wraps soft-ink" aria-hidden="true">
        {sourceNames.map((name) => (
          <span key={name} data-source={name}>
            {words.sources[name]}
          </span>
        ))}
      </p>
    </section>
  );
}
