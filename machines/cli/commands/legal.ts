import { actingSeats } from '../../bots/random.ts';
import { colours } from '../../smartphone/names.ts';
import { legalActions } from '../../smartphone/rules/game.ts';
import { planMeans } from '../../smartphone/rules/planning.ts';
import { lays, stackings } from '../../smartphone/rules/planSpace.ts';
import { componentsOf, findSeat } from '../../smartphone/rules/table.ts';
import { tileSymbols } from '../../smartphone/rules/tiles.ts';
import type { GameState } from '../../smartphone/state.ts';
import { actionWords } from '../../smartphone/words/index.ts';
import { openAt } from '../open.ts';
import { type Command, CommandError, readArgs, readOneOf } from '../usage.ts';

/** Planning has far too many plans to list: the pieces, and in how many ways each can lie. */
function planningSpace(state: GameState, colour: (typeof colours)[number]) {
  const means = planMeans(state, colour);
  const perStacking = stackings.map((stacking) => lays(means, stacking).length);
  return {
    seat: colour,
    words: 'Lay one pad over the other, and any improvements on them; the rest stay face down.',
    stackings: stackings.length,
    improvements: means.improvements.map((tile) => ({ tile, symbols: tileSymbols(means.components, tile) })),
    waysToLayOneImprovement: { least: Math.min(...perStacking), most: Math.max(...perStacking) },
  };
}

export const legal: Command = {
  summary: 'List the legal moves at a moment of a saved game, in machine form and in words.',
  help: `legal save.json [--at N] [--seat colour]

  --at    after how many moves (default: all)
  --seat  only this seat's moves`,
  run(args) {
    const { values, positionals } = readArgs(
      args,
      { at: { type: 'string' }, seat: { type: 'string' } },
      { least: 1, most: 1 },
    );
    const seat = values.seat === undefined ? undefined : readOneOf(values.seat, 'colour', colours);
    const { state, at } = openAt(positionals[0] ?? '', values.at);
    if (seat && !findSeat(state, seat)) throw new CommandError(`${seat} is not in this game.`);
    const acting = actingSeats(state).filter((colour) => !seat || colour === seat);
    const where = { at, round: state.round, phase: state.phase, acting };
    if (state.phase === 'planning') return { ...where, planning: acting.map((each) => planningSpace(state, each)) };
    const moves = legalActions(state)
      .filter((action) => acting.includes(action.seat))
      .map((action) => ({ action, words: actionWords(action, componentsOf(state)) }));
    return { ...where, moves };
  },
};
