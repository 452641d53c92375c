import { problemWords } from '@machines/cli/open.ts';
import { CommandError } from '@machines/cli/usage.ts';
import type { GameModule } from '@machines/core/game.ts';
import { openSave } from '@machines/core/save.ts';
import { step as stepCoverage } from '@machines/coverage/flow.ts';
import { coverage } from '@machines/coverage/module.ts';
import { specOf } from '@machines/coverage/position/write.ts';
import { newGame as newCoverage } from '@machines/coverage/start.ts';
import { step } from '@machines/smartphone/flow.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { impossible } from '@machines/smartphone/position/audit/index.ts';
import { beginnings } from '@machines/smartphone/position/beginnings.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { newGame } from '@machines/smartphone/start.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { findingWords } from '@machines/smartphone/words/finding.ts';
import { findingsIn } from '@/content/positions.ts';

interface FoundAt {
  what: string;
  rule: string;
  at: number;
}

/** The game of a save; a save that cannot be played to its end is told in one line. */
function gameIn<Setup extends { seed: number }, Position, Action>(
  module: GameModule<Setup, Position, Action>,
  file: string,
  text: string,
) {
  const { game, problems } = openSave(module, text);
  const [problem] = problems.filter(({ kind }) => kind !== 'otherRules');
  if (!game || problem)
    throw new CommandError(`${file}: ${problem ? problemWords(problem) : 'The save cannot be opened.'}`);
  return game;
}

function auditSmartphone(file: string, text: string): FoundAt[] {
  const { setup, log } = gameIn(smartphone, file, text);
  let state = newGame(setup);
  const look = (table: GameState, at: number): FoundAt[] =>
    impossible(table).map((each) => ({ what: findingWords(each, componentsOf(table)), rule: each.rule, at }));
  return [
    ...look(state, 0),
    ...log.flatMap((action, n) => {
      const found = [...beginnings(state, action)].flatMap((table) => look(table, n + 1));
      state = step(state, action).state;
      return found;
    }),
  ];
}

function auditCoverage(file: string, text: string): FoundAt[] {
  const { setup, log } = gameIn(coverage, file, text);
  let state = newCoverage(setup);
  const look = (at: number): FoundAt[] =>
    findingsIn('coverage', specOf(state)).map(({ what, rule }) => ({ what, rule, at }));
  return [
    ...look(0),
    ...log.flatMap((action, n) => {
      const { number } = state.turn;
      state = stepCoverage(state, action).state;
      return state.turn.number === number || state.phase === 'over' ? [] : look(n + 1);
    }),
  ];
}

/** What no game could reach in any table of a saved game. */
export const auditSave = (file: string, text: string): FoundAt[] =>
  /"game"\s*:\s*"coverage"/.test(text) ? auditCoverage(file, text) : auditSmartphone(file, text);
