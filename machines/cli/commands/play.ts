import { playOut } from '../../core/playOut.ts';
import { makeSave } from '../../core/save.ts';
import { writeFile } from '../files.ts';
import { type Command, readArgs } from '../usage.ts';

export const play: Command = {
  summary: 'Play a whole game and print the final scores with their parts.',
  help: ({ playHelp }) => playHelp,
  run(args, game) {
    const options = Object.entries({ ...game.playOptions, out: undefined }).map(([name, usual]) => [
      name,
      { type: 'string', ...(usual !== undefined && { default: usual }) },
    ]);
    const values = readArgs(args, Object.fromEntries(options), { least: 0, most: 0 }).values as Record<string, string>;
    const setup = game.readSetup(values);
    const { state, log } = playOut({ module: game.game, choose: game.choose }, setup);
    if (values['out']) writeFile(values['out'], `${JSON.stringify(makeSave(game.game, setup, log))}\n`);
    const { ruleSet, rulings, seed, seats } = setup;
    return { game: game.game.id, ruleSet, rulings, seed, seats, moves: log.length, ...game.report(state) };
  },
};
