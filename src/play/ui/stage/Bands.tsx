import { controls } from '@/icons/controls.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { tools } from '@/icons/tools.ts';

/** What a small window shows between its bands, one at a time. */
export type StageView = 'tool' | 'map' | 'seats' | 'foot';

const glyphs = { map: controls.map, seats: tools.seats, log: tools.log };

export interface BandTab {
  key: StageView;
  label: string;
  glyph: Glyph | keyof typeof glyphs;
}

interface Props {
  label: string;
  tabs: readonly BandTab[];
  shown: StageView;
  onShow: (view: StageView) => void;
}

/** The lowest band of a small window: what the stage shows. A large window shows all of it. */
export const Bands = ({ label, tabs, shown, onShow }: Props) => (
  <nav className="stage-bands" aria-label={label}>
    {tabs.map(({ key, label: name, glyph }) => (
      <button key={key} type="button" aria-pressed={key === shown} onClick={() => onShow(key)}>
        <Icon of={typeof glyph === 'string' ? glyphs[glyph] : glyph} />
        {name}
      </button>
    ))}
  </nav>
);
