import type { Colour } from '@machines/core/seats.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import type { PlanCheck } from '@machines/smartphone/position/schema.ts';
import type { PlanMeans } from '@machines/smartphone/rules/plan.ts';
import type { Powers } from '@machines/smartphone/rules/yields.ts';
import type { Game } from '@/site.ts';
import type { comparedRows } from './schemas.ts';

/** Widgets as their components get them, once they are proved. */

interface Common {
  name?: string;
  title?: string;
}

export interface DeskData extends Common {
  seat: Colour;
  means: Omit<PlanMeans, 'components'>;
  powers: Powers;
  plan: Plan;
  goal?: PlanCheck;
  solution?: Plan;
}

export interface ChartData extends Common {
  of: string;
  follows?: string;
}

export interface CompareData extends Common {
  game: Game;
  rows: (typeof comparedRows)[number];
  position: object;
  readings: readonly [RulesData, RulesData];
  moves: readonly unknown[];
  asked: readonly unknown[];
  until?: string;
  /** Where it stands in its file, for what is found wrong when it is drawn. */
  at: string;
  scenario?: string;
  notes?: readonly [string, string];
}

/** An edition, and rulings where it says nothing. */
export interface RulesData {
  rules: string;
  rulings: Record<string, string>;
}

export interface PositionData extends Common {
  /** Whether it is played by the visitor's edition. */
  follows?: boolean;
  game: Game;
  position: object;
  show: object | null;
  seat?: Colour;
  slide?: Colour;
}

export interface ScenarioData extends Common {
  /** Whether it is asked under the visitor's edition. */
  follows?: boolean;
  id: string;
  game: Game;
}
