import { randomAction } from '../../bots/coverage/random.ts';
import { valuerAction } from '../../bots/coverage/valuer.ts';
import { mapFor } from '../../coverage/components/maps.ts';
import { type ChoiceName, choiceNames, choices, type Rulings } from '../../coverage/editions.ts';
import { coverage } from '../../coverage/module.ts';
import { colours } from '../../coverage/names.ts';
import { everyonePassed } from '../../coverage/rules/ending.ts';
import { actingSeat } from '../../coverage/rules/table.ts';
import type { GameState, Setup } from '../../coverage/state.ts';
import { playOut } from '../games/game.ts';
import { type Command, readArgs, readOneOf, readWhole } from '../usage.ts';

type Players = 'random' | 'valuer';

/** Valuers always choose alike, so a first turn at random makes each seed its own game. */
function choose(players: Players) {
  return (state: GameState, random: number): ReturnType<typeof randomAction> => {
    const seat = actingSeat(state);
    const drawn = players === 'random' || state.turn.number <= state.seats.length;
    return drawn || !seat ? randomAction(state, random) : [valuerAction(state, seat).action, random];
  };
}

const mean = (values: readonly number[]): number =>
  Math.round((100 * values.reduce((sum, value) => sum + value, 0)) / values.length) / 100;

const setupOf = (rulings: Rulings, seats: number, players: Players, seed: number): Setup => ({
  ruleSet: 'book',
  rulings,
  seats: colours.slice(0, seats).map((colour) => ({ colour, player: players })),
  map: mapFor(seats),
  seed,
});

/** Many games under one set of rulings: how long they are, how they end, and who wins from which seat. */
function measure(rulings: Rulings, seats: number, games: number, players: Players) {
  const ends = Array.from({ length: games }, (_, at) => {
    const setup = setupOf(rulings, seats, players, at + 1);
    return playOut({ module: coverage, choose: choose(players), isOver: ({ phase }) => phase === 'over' }, setup).state;
  });
  const bySeat = colours.slice(0, seats).map((colour) =>
    ends.map(({ standings }) => {
      const winners = standings?.filter(({ place }) => place === 1) ?? [];
      const own = standings?.find((each) => each.colour === colour);
      return { share: own?.place === 1 ? 1 / winners.length : 0, total: own?.total ?? 0 };
    }),
  );
  return {
    games,
    turns: mean(ends.map(({ turn }) => turn.number)),
    longest: Math.max(...ends.map(({ turn }) => turn.number)),
    endedByPassing: ends.filter(everyonePassed).length,
    stoodStill: ends.filter(({ repeated }) => repeated !== null).length,
    hexesTaken: mean(ends.map(({ towers }) => Object.keys(towers).length)),
    /** A shared victory counts in parts. */
    winsBySeat: bySeat.map((results) => mean(results.map(({ share }) => 100 * share))),
    worthBySeat: bySeat.map((results) => mean(results.map(({ total }) => total))),
  };
}

export const findings: Command = {
  summary: 'Play many games under each reading of each gap and print what it leads to.',
  only: 'coverage',
  help: () => `findings [--players random] [--seats 3] [--games 100] [--choice name]

  --players  random, or valuer (each seat's first turn is drawn, so that games differ)
  --seats    2 to 5, on the map made for so many
  --games    with seeds from 1 up, for each reading
  --choice   only this gap

The first row has the default readings. Wins are in percent, seats in order of play.`,
  run(args) {
    const { values } = readArgs(
      args,
      {
        players: { type: 'string', default: 'random' },
        seats: { type: 'string', default: '3' },
        games: { type: 'string', default: '100' },
        choice: { type: 'string' },
      },
      { least: 0, most: 0 },
    );
    const players = readOneOf(values.players, 'player', ['random', 'valuer']);
    const seats = readWhole(values.seats, 'seats', 2, 5);
    const games = readWhole(values.games, 'games', 1, 100_000);
    const names: ChoiceName[] = values.choice ? [readOneOf(values.choice, 'choice', choiceNames)] : choiceNames;
    const others = names.flatMap((choice) =>
      Object.keys(choices[choice].values)
        .filter((reading) => reading !== choices[choice].otherwise)
        .map((reading) => ({ choice, reading, rulings: { [choice]: reading } as Rulings }))
        // C2.2: one reading allows no game of two.
        .filter(({ rulings }) => coverage.parseSetup(setupOf(rulings, seats, players, 1)).ok)
        .map(({ rulings, ...which }) => ({ ...which, ...measure(rulings, seats, games, players) })),
    );
    return [{ choice: 'default', reading: 'default', ...measure({}, seats, games, players) }, ...others];
  },
};
