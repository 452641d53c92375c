import type { CoverageWords } from '@/i18n/en/coverage.ts';
import { cityPath } from './HexCell.tsx';
import { outline } from './hexLayout.ts';

interface Props {
  words: CoverageWords['board']['legend'];
  /** A picture lights nothing. */
  still: boolean;
}

/** What the marks on the map mean. */
export const MapLegend = ({ words, still }: Props) => (
  <ul className="hex-legend">
    {(['start', 'mountain', 'city', ...(still ? [] : (['lit'] as const))] as const).map((kind) => (
      <li key={kind}>
        <svg viewBox="-50 -50 100 100" aria-hidden="true" className={`hex hex-${kind}`} data-lit={kind === 'lit'}>
          <polygon className="ground" points={outline(0.95)} />
          {kind === 'mountain' && <polygon fill="url(#mountains)" points={outline(0.95)} />}
          {kind === 'city' && <path className="city" d={cityPath} transform="scale(1.5)" />}
          {kind === 'lit' && <polygon className="ring" points={outline(0.8)} />}
        </svg>
        {words[kind]}
      </li>
    ))}
  </ul>
);
