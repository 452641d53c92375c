import type { Action } from '../../coverage/actions.ts';
import { randomAction } from '../../coverage/bots/random.ts';
import { valuerAction } from '../../coverage/bots/valuer.ts';
import { clauses } from '../../coverage/clauses/index.ts';
import { mapFor, mapNames } from '../../coverage/components/maps.ts';
import { choices, defaultRuleSet, ruleSets } from '../../coverage/editions.ts';
import { coverage } from '../../coverage/module.ts';
import { bidRange } from '../../coverage/rules/auction.ts';
import { everyonePassed } from '../../coverage/rules/ending.ts';
import { unlistedHexes } from '../../coverage/rules/expansion.ts';
import { mostRoutes } from '../../coverage/rules/leasing.ts';
import { legalActions } from '../../coverage/rules/legal.ts';
import { actingSeat } from '../../coverage/rules/table.ts';
import { coveragePlayers } from '../../coverage/simulate.ts';
import type { GameState, Setup } from '../../coverage/state.ts';
import { actionWords } from '../../coverage/words/index.ts';
import { readFile } from '../files.ts';
import { checked, readRulings, readSeats } from '../setup.ts';
import { readOneOf, readWhole } from '../usage.ts';
import type { CliGame } from './game.ts';

/** A name of ours, or a file that holds a map. */
const readMap = (text: string): unknown =>
  text.endsWith('.json') ? JSON.parse(readFile(text, 'json')) : readOneOf(text, 'map', mapNames);

const acting = (state: GameState) => {
  const seat = actingSeat(state);
  return seat ? [seat] : [];
};

function choose(state: GameState, random: number): [Action | null, number] {
  const [seat] = acting(state);
  const player = state.setup.seats.find(({ colour }) => colour === seat)?.player;
  return seat && player === 'valuer' ? [valuerAction(state, seat).action, random] : randomAction(state, random);
}

/** Hexes to which more routes lead than the list of moves holds; only a large map that was brought along has such. */
function routesNotListed(state: GameState) {
  const hexes = state.turn.acting ? unlistedHexes(state, state.turn.acting.company) : [];
  return hexes.length > 0 && { routesNotListed: { listed: mostRoutes, hexes } };
}

export const coverageGame: CliGame<Setup, GameState, Action> = {
  id: coverage.id,
  module: coverage,
  clauses,
  choices,
  ruleSets,
  playOptions: {
    seats: 'random,random,random',
    rules: defaultRuleSet,
    map: undefined,
    seed: '1',
    rulings: undefined,
  },
  playHelp: `play --game coverage --seats random,valuer,random [--map three] [--seed 1] [--rulings name=value,…]
     [--out save.json]

  --seats    2 to 5 players clockwise, random or valuer, each with or without a colour (blue:valuer)
  --map      ${mapNames.join(', ')}, or a file that ends in .json (default: the one made for so many seats)
  --rulings  readings of gaps, such as routeTie=cheapest; “default” and “option” are understood too
  --out      writes the save`,
  readSetup(options) {
    const ruleSet = readOneOf(options['rules'] ?? '', 'rule set', ruleSets);
    const seats = readSeats(options['seats'] ?? '', coveragePlayers);
    return checked(
      coverage.parseSetup({
        ruleSet,
        rulings: readRulings(options['rulings'], choices, ruleSet),
        seats,
        map: readMap(options['map'] ?? mapFor(seats.length)),
        seed: readWhole(options['seed'] ?? '', 'seed', 0, 0xffff_ffff),
      }),
    );
  },
  choose,
  isOver: ({ phase }) => phase === 'over',
  report: (state) => ({
    map: state.setup.map,
    turns: state.turn.number,
    endedBy: state.standings ? (everyonePassed(state) ? 'allPassed' : 'allIssued') : 'unfinished',
    repeated: state.repeated,
    standings: state.standings,
  }),
  where: ({ turn, phase }) => ({ turn: turn.number, phase }),
  acting,
  seated: ({ seats }) => seats.map(({ colour }) => colour),
  legal: (state, seats) => ({
    moves: legalActions(state)
      .filter((action) => seats.includes(action.seat))
      .map((action) => ({ action, words: actionWords(action, state.setup) })),
    ...(state.phase === 'auction' && { bids: bidRange(state) }),
    ...routesNotListed(state),
  }),
};
