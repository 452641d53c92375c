import type { LivePage } from '@/live/livePage.ts';
import type { TableKit } from '@/live/ui/table.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';

/** A game as its machine is looked into: a live board, and what can be tried in a state to hear what its guards say. */
export interface MachineKit<T extends ScenarioTypes, P extends LivePage> extends TableKit<T, P> {
  /** Moves of one kind that somebody could think of, legal or not. */
  tries(state: T['state'], event: string): T['action'][];
  /** What a move is done with, in a word or two: a region, a technology. */
  objectOf(action: T['action'], state: T['state'], page: P): string;
  /** What of the table is shown in a phase. */
  showIn(phase: string): T['show'];
}
