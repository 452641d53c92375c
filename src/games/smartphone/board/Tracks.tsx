import { phases, rounds } from '@machines/smartphone/names.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases as glyphs } from '@/icons/phases.ts';
import { Part } from '@/ui/Part.tsx';
import type { BoardPart } from './boardPart.ts';
import { PriceMarkers } from './PriceMarkers.tsx';
import { Ranking, TurnOrder } from './SeatRows.tsx';
import './tracks.css';

export type TracksProps = Omit<BoardPart, 'pointing'>;
export type Stage = 'past' | 'now' | 'ahead';

const stage = (at: number, now: number): Stage => (at < now ? 'past' : at === now ? 'now' : 'ahead');

/** Round and phase, prices, the order of the phase, and who leads. */
export function Tracks(table: TracksProps) {
  const { view, words } = table;
  const phaseNow = view.phase === 'over' ? phases.length : phases.indexOf(view.phase);
  return (
    <Part className="tracks" aria-label={words.tracks}>
      <div className="track-row grid level">
        <h3>{words.rounds}</h3>
        <ol className="round-track">
          {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => {
            const when = view.phase === 'over' ? 'past' : stage(round, view.round);
            return (
              <li key={round} data-stage={when} aria-current={when === 'now' ? 'step' : undefined}>
                <span className="visually-hidden">{fill(words.roundOf, { n: round, all: rounds })}</span>
                <span aria-hidden="true">{words.roundNames[round - 1]}</span>
              </li>
            );
          })}
        </ol>
      </div>
      <div className="track-row grid level">
        <h3>{words.phase}</h3>
        <ol className="phase-track">
          {phases.map((phase, at) => {
            const when = stage(at, phaseNow);
            return (
              <li key={phase} data-stage={when} aria-current={when === 'now' ? 'step' : undefined}>
                <span className="phase-number" aria-hidden="true">
                  {at + 1}
                </span>
                <Icon of={glyphs[phase]} />
                <span className="visually-hidden">{words.phases[phase]}</span>
                {when === 'now' && (
                  <span className="phase-name one-line" aria-hidden="true">
                    {words.phaseSteps[phase]}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
        {view.phase === 'over' && <p className="track-note soft-ink">{words.over}</p>}
      </div>
      <div className="track-row grid level">
        <h3>{words.prices}</h3>
        <PriceMarkers {...table} />
      </div>
      {view.phase !== 'over' && (
        <div className="track-row grid level">
          <h3>{words.order}</h3>
          <TurnOrder {...table} />
        </div>
      )}
      <div className="track-row grid level">
        <h3>{words.ranking}</h3>
        <Ranking {...table} />
      </div>
    </Part>
  );
}
