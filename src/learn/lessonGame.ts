import type { GameOf } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';

/** What a game brings to lessons on its board besides its rules. */
export interface LessonGame<T extends ScenarioTypes> {
  game: GameOf<T>;
  /** Part of a move as a step writes it, in the words of actions. */
  readPart(state: T['state'], part: Record<string, unknown>): Record<string, unknown>;
  /** A check whose moves are actions already: no page reads notes. */
  readCheck(state: T['state'], check: T['check']): T['check'];
  /** What a seat has reached, by which choices are compared. */
  scoreOf(state: T['state'], seat: Colour): number;
  /** Whether that is told as what came on top. */
  gains: boolean;
  /** What a computer would do where the round of `start` goes on; null means it is over. */
  playOn(start: T['state'], now: T['state']): T['action'] | null;
}
