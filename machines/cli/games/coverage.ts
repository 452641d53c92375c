import type { Action } from '../../coverage/actions.ts';
import { randomAction } from '../../coverage/bots/random.ts';
import { valuerAction } from '../../coverage/bots/valuer.ts';
import { choices, defaultRuleSet, ruleSets } from '../../coverage/choiceWords.ts';
import { mapFor, mapNames } from '../../coverage/components/maps.ts';
import { coverage } from '../../coverage/index.ts';
import { specOf } from '../../coverage/position/write.ts';
import { bidRange } from '../../coverage/rules/auction.ts';
import { everyonePassed } from '../../coverage/rules/ending.ts';
import { unlistedHexes } from '../../coverage/rules/expansion.ts';
import { mostRoutes } from '../../coverage/rules/leasing.ts';
import { actingSeat } from '../../coverage/rules/lookup.ts';
import { coveragePlayers } from '../../coverage/simulate.ts';
import type { GameState, Setup } from '../../coverage/state.ts';
import type { Coverage } from '../../coverage/types.ts';
import { readFile } from '../files.ts';
import { checked, readRulings, readSeats } from '../setup.ts';
import { readOneOf, readWhole } from '../usage.ts';
import { type CliGame, type FoundAt, listedMoves } from './game.ts';

/** A name of ours, or a file that holds a map. */
const readMap = (text: string): unknown =>
  text.endsWith('.json') ? JSON.parse(readFile(text, 'json')) : readOneOf(text, 'map', mapNames);

function choose(state: GameState, random: number): [Action | null, number] {
  const seat = actingSeat(state);
  const player = state.setup.seats.find(({ colour }) => colour === seat)?.player;
  return seat && player === 'valuer' ? [valuerAction(state, seat).action, random] : randomAction(state, random);
}

/** Hexes to which more routes lead than the list of moves holds; only a large map that was brought along has such. */
function routesNotListed(state: GameState) {
  const hexes = state.turn.acting ? unlistedHexes(state, state.turn.acting.company) : [];
  return hexes.length > 0 && { routesNotListed: { listed: mostRoutes, hexes } };
}

/** The table as each turn begins. */
function audit(setup: Setup, log: readonly Action[]): FoundAt[] {
  let state = coverage.start(setup);
  const look = (at: number): FoundAt[] =>
    coverage.findings(specOf(state)).map(({ words, finding: { rule } }) => ({ what: words, rule, at }));
  return [
    ...look(0),
    ...log.flatMap((action, n) => {
      const { number } = state.turn;
      ({ state } = coverage.step(state, action));
      return state.turn.number === number || state.phase === 'over' ? [] : look(n + 1);
    }),
  ];
}

export const coverageGame: CliGame<Coverage> = {
  game: coverage,
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
  report: (state) => ({
    map: state.setup.map,
    turns: state.turn.number,
    endedBy: state.standings ? (everyonePassed(state) ? 'allPassed' : 'allIssued') : 'unfinished',
    repeated: state.repeated,
    standings: state.standings,
  }),
  where: ({ turn, phase }) => ({ turn: turn.number, phase }),
  audit,
  listed: (state, seats) => ({
    moves: listedMoves(coverage, state, seats),
    ...(state.phase === 'auction' && { bids: bidRange(state) }),
    ...routesNotListed(state),
  }),
};
