import type { GameOf } from '@machines/core/game.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';

/** What a game brings to lessons on its board besides its rules. */
export interface LessonGame<T extends ScenarioTypes> {
  game: GameOf<T>;
  /** Part of a move as a step writes it, in the words of actions. */
  readPart(state: T['state'], part: Record<string, unknown>): Record<string, unknown>;
  /** A check whose moves are actions already: no page reads notes. */
  readCheck(state: T['state'], check: T['check']): T['check'];
}
