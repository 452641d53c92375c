import { colours, findSeat } from '../../core/seats.ts';
import { openAt } from '../open.ts';
import { type Command, CommandError, readArgs, readOneOf } from '../usage.ts';

export const legal: Command = {
  summary: 'List the legal moves at a moment of a saved game, in machine form and in words.',
  help: () => `legal save.json [--at N] [--seat colour]

  --at    after how many moves (default: all)
  --seat  only this seat's moves`,
  run(args, game) {
    const { values, positionals } = readArgs(
      args,
      { at: { type: 'string' }, seat: { type: 'string' } },
      { least: 1, most: 1 },
    );
    const seat = values.seat === undefined ? undefined : readOneOf(values.seat, 'colour', colours);
    const { state, at } = openAt(game, positionals[0] ?? '', values.at);
    if (seat && !findSeat(state, seat)) throw new CommandError(`${seat} is not in this game.`);
    const acting = game.game.toAct(state).filter((colour) => !seat || colour === seat);
    return { at, ...game.where(state), acting, ...game.listed(state, acting) };
  },
};
