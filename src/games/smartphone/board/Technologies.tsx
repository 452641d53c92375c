import { type Technology, technologies } from '@machines/smartphone/names.ts';
import { Part } from '@/ui/Part.tsx';
import type { BoardPart } from './boardPart.ts';
import { TechnologyCard } from './TechnologyCard.tsx';
import './technologies.css';

export interface TechnologiesProps extends BoardPart {
  /** What each costs the viewer's seat now (S5.2). */
  costs: Record<Technology, number>;
}

/** The six technologies in board order. */
export function Technologies({ costs, ...table }: TechnologiesProps) {
  return (
    <Part className="technologies" aria-label={table.words.technologyTable}>
      <ul className="grid gap-2">
        {technologies.map((technology) => (
          <TechnologyCard key={technology} table={table} technology={technology} cost={costs[technology]} />
        ))}
      </ul>
    </Part>
  );
}
