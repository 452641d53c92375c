import type { Company } from '@machines/coverage/names.ts';
import { companies, sealOutline } from '@/icons/companies.ts';
import type { Glyph } from '@/icons/glyph.ts';
import './company.css';

/** A company's seal inside another drawing, 28 units wide. */
export const SealPaths = ({ company }: { company: Company }) => (
  <g className={`seal-face company-${company}`}>
    <path className="seal-ground" d={sealOutline} />
    <g className="seal-glyph" transform="translate(5.3 5.3) scale(.725)">
      {(companies[company] as Glyph).map(({ d, width }) => (
        <path key={d} d={d} strokeWidth={width} />
      ))}
    </g>
  </g>
);

/** A company itself: its seal. Its name stands beside it. */
export const Seal = ({ company }: { company: Company }) => (
  <svg viewBox="0 0 28 28" className="company-seal rigid" aria-hidden="true">
    <SealPaths company={company} />
  </svg>
);
