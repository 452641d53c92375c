import type { HexKind } from '@machines/coverage/names.ts';
import type { CoverageWords } from '@/i18n/en/coverage.ts';
import { outline } from './hexLayout.ts';
import { terrain } from './terrain.ts';

/** A kind of hex, small. */
const Sample = ({ kind }: { kind: HexKind }) => (
  <svg viewBox="-50 -50 100 100" aria-hidden="true" className={`hex hex-${kind}`}>
    {kind !== 'city' && <polygon className="ground" points={outline(0.95)} />}
    <path className="terrain" d={terrain[kind]} transform={kind === 'city' ? 'scale(7)' : 'scale(4.4)'} />
  </svg>
);

/** What the marks on the map mean. */
export const MapLegend = ({ words }: { words: CoverageWords['board']['legend'] }) => (
  <ul className="hex-legend flex wraps soft-ink small-print">
    {(['start', 'city', 'mountain'] as const).map((kind) => (
      <li key={kind}>
        <Sample kind={kind} />
        {words[kind]}
      </li>
    ))}
  </ul>
);
