import { openSave, type SaveProblem } from '../core/save.ts';
import { readFile } from './files.ts';
import type { AnyCliGame } from './games/game.ts';
import { CommandError, readWhole } from './usage.ts';

/** A problem with a save in one line. */
export function problemWords(problem: SaveProblem): string {
  const places = (issues: { path: string; message: string }[]) =>
    issues.map(({ path, message }) => `${path || 'it'}: ${message}`).join('; ');
  switch (problem.kind) {
    case 'tooLarge':
      return `The save has ${problem.characters} characters, more than any game needs.`;
    case 'notJson':
      return `The save is not JSON: ${problem.message}.`;
    case 'notASave':
      return `This is not a save: ${problem.message}`;
    case 'future':
      return `The save has format ${problem.format}; this version reads up to ${problem.known}.`;
    case 'foreign':
      return `The save is of another game, “${problem.game}”.`;
    case 'setup':
      return `The set-up is wrong: ${places(problem.issues)}`;
    case 'otherRules':
      return `The save was made under rules version ${problem.saved}; this is ${problem.now}.`;
    case 'action':
      return `Move ${problem.at + 1} is not an action: ${places(problem.issues)}`;
    case 'refused':
      return `Move ${problem.at + 1} breaks ${problem.refusal.rule}: ${problem.sentence}`;
  }
}

/** The game of a save after so many moves (all of them when `at` is left out). A bad save is a CommandError. */
export function openAt({ game: module }: AnyCliGame, file: string, at: string | undefined) {
  const { game, problems } = openSave(module, readFile(file));
  const [problem] = problems.filter(({ kind }) => kind !== 'otherRules');
  const wanted = at === undefined ? undefined : readWhole(at, 'at', 0, 1_000_000);
  const reached = game?.log.length ?? 0;
  if (!game || (problem && (wanted === undefined || wanted > reached)))
    throw new CommandError(problem ? problemWords(problem) : 'The save cannot be opened.', {
      at: reached,
      problems: problems.map((each) => ({ ...each, words: problemWords(each) })),
    });
  if (wanted !== undefined && wanted > reached)
    throw new CommandError(`The save has ${reached} moves; there is no move ${wanted}.`);
  const log = game.log.slice(0, wanted ?? reached);
  let state = module.start(game.setup);
  for (const action of log) state = module.step(state, action).state;
  return { state, log, at: log.length };
}
