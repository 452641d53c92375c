import type { Locale } from '@/i18n/index.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { coverageScenarios, type ScenarioShelf, type Shelved, smartphoneScenarios } from '@/scenarios/scenarioShelf.ts';
import type { Game } from '@/site.ts';

/** The position on which a clause is tried on its own page. */
export interface LiveChoice {
  game: Game;
  id: string;
  /** Whether moves can be tried on it; else the phase runs by itself, and it is asked about. */
  open: boolean;
  position: object;
  show: object | null;
  question: string;
  kind: Shelved<ScenarioTypes>['scenario']['kind'];
  title: string;
}

const shelves: Record<Game, ScenarioShelf<ScenarioTypes>> = {
  smartphone: smartphoneScenarios as unknown as ScenarioShelf<ScenarioTypes>,
  coverage: coverageScenarios as unknown as ScenarioShelf<ScenarioTypes>,
};

/** The best of the scenarios that turn on a clause: one that is about it first, that can be acted on, and is easy. */
export function liveFor(game: Game, clause: string, locale: Locale, shown: readonly string[] = []): LiveChoice | null {
  const rank = ({ id, scenario, cases: [first] }: Shelved<ScenarioTypes>): number =>
    (shown.includes(id) ? 16 : 0) +
    (scenario.clauses[0] === clause ? 0 : 8) +
    (first.open ? 0 : 4) +
    (scenario.constructed ? 2 : 0) +
    scenario.difficulty / 4;
  const [best] = shelves[game](locale)
    .filter(({ scenario }) => scenario.clauses.includes(clause))
    .toSorted((a, b) => rank(a) - rank(b));
  if (!best) return null;
  const { id, scenario, words, cases } = best;
  return {
    game,
    id,
    open: cases[0].open,
    position: scenario.position,
    show: (scenario.show as object | undefined) ?? null,
    question: words.question,
    kind: scenario.kind,
    title: words.title,
  };
}
