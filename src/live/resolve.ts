import type { LaidIn } from '@machines/core/game.ts';
import { createRules } from '@machines/core/rules.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { captionsFrom, captionsUntil } from './captions.ts';
import type { LiveGame } from './liveKit.ts';

/** Moves that are played from a position, to be looked at step by step. */
export interface LineOf<T extends ScenarioTypes> {
  laid: LaidIn<T>;
  actions: readonly T['action'][];
  /** Nothing after this phase is looked at. */
  until: string | null;
}

/** What comes of moves, on the game's machine: what is told step by step, and what ended it before its last move. */
export function resolve<T extends ScenarioTypes>(game: LiveGame<T>, { laid, actions, until: phase }: LineOf<T>) {
  const rules = createRules(game.chart, game.openingOf(laid));
  for (const action of actions) if (rules.act(action)) break;
  const first = laid.actions.length;
  return {
    rules,
    captions: captionsUntil<T>(captionsFrom<T>(rules, first === 0 ? 0 : first + 1), phase),
    refused: rules.get().refused,
  };
}
