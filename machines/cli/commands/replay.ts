import { openAt } from '../open.ts';
import { type Command, readArgs } from '../usage.ts';

export const replay: Command = {
  summary: 'Print the state of a saved game at a move, or the refusal that stops it with its clause.',
  help: () => `replay save.json [--at N]

  --at  after how many moves (default: all)`,
  run(args, game) {
    const { values, positionals } = readArgs(args, { at: { type: 'string' } }, { least: 1, most: 1 });
    const { state, at } = openAt(game, positionals[0] ?? '', values.at);
    return { at, ...game.where(state), state };
  },
};
