import { Icon } from '@/icons/Icon.tsx';
import { planFigures } from './planFigures.ts';
import type { Desk } from './useDesk.ts';

interface Props {
  desk: Desk;
  /** Whether what it gives is asked, and not told yet. */
  asked?: boolean;
}

/** What the plan gives, in five figures. A plan that may not be made gives nothing. */
export const Figures = ({ desk: { words, result }, asked = false }: Props) => (
  <dl className="figures" aria-label={words.readout}>
    {planFigures(words, result).map(({ name, hue, glyph, label, value }) => (
      <div key={name}>
        <dt>
          <span className={`tile hue-${hue}`}>
            <Icon of={glyph} />
          </span>
          <span className="figure-name soft-ink">{name === 'improve' ? words.improveShort : label}</span>
        </dt>
        <dd data-value={name}>{asked ? '?' : result.refusal ? '–' : value}</dd>
      </div>
    ))}
  </dl>
);
