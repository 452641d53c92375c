import type { Run } from '../../simulate/result.ts';
import { coverageGame } from '../games/coverage.ts';
import type { AnyCliGame } from '../games/game.ts';
import { smartphoneGame } from '../games/smartphone.ts';
import { readArgs, readOneOf, readWhole, UsageError } from '../usage.ts';

/** Options as they were typed. */
type SetupOptions = Record<string, string | undefined>;

/** The options of `simulate`. */
export interface Wanted extends Run {
  threads: number | undefined;
  table: boolean;
}

/** What is played when nothing is said; an option that a game has no default for is not one of its options. */
const games: Record<string, { game: AnyCliGame; options: SetupOptions }> = {
  smartphone: {
    game: smartphoneGame,
    options: { ...smartphoneGame.playOptions, seats: 'green:casual,red:steve', sides: 'random' },
  },
  coverage: { game: coverageGame, options: coverageGame.playOptions },
};

/** `rules=e1`, `sides=random`, `components=file.json`, `map=five`, or a ruling such as `holdBack=mustSell`; several by commas. */
function readAgainst(text: string, options: SetupOptions): SetupOptions {
  const changed = { ...options };
  const rulings = options['rulings'] ? [options['rulings']] : [];
  for (const part of text.split(',')) {
    const [name = '', value, ...rest] = part.split('=');
    if (value === undefined || rest.length > 0)
      throw new UsageError(`“${part}” is not a setting; write name=value, such as rules=e1 or holdBack=mustSell.`);
    if (name !== 'rulings' && name !== 'seats' && name !== 'seed' && name in options) changed[name] = value;
    else rulings.push(part);
  }
  return { ...changed, rulings: rulings.length > 0 ? rulings.join(',') : undefined };
}

export function readOptions(args: string[]): Wanted {
  const { values } = readArgs(
    args,
    {
      game: { type: 'string', default: smartphoneGame.game.id },
      games: { type: 'string', default: '100' },
      seats: { type: 'string' },
      rules: { type: 'string' },
      sides: { type: 'string' },
      map: { type: 'string' },
      seed: { type: 'string', default: '1' },
      rulings: { type: 'string' },
      components: { type: 'string' },
      against: { type: 'string' },
      rotate: { type: 'boolean', default: false },
      playouts: { type: 'string' },
      threads: { type: 'string' },
      table: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    { least: 0, most: 0 },
  );
  const asked = games[readOneOf(values.game, 'game that can be simulated', Object.keys(games))];
  if (!asked) throw new UsageError(`There is no game ${values.game}.`);
  if (values.table && values.json) throw new UsageError('--table and --json exclude each other.');
  const { seats, rules, sides, map, seed, rulings, components } = values;
  const given = Object.entries({ seats, rules, sides, map, seed, rulings, components }).filter(
    ([, text]) => text !== undefined,
  );
  const foreign = given.find(([name]) => !(name in asked.options));
  if (foreign) throw new UsageError(`--${foreign[0]} is no option of ${values.game}.`);
  const typed: SetupOptions = { ...asked.options, ...Object.fromEntries(given) };
  const { readSetup } = asked.game;
  const against = values.against === undefined ? undefined : readSetup(readAgainst(values.against, typed));
  return {
    simulation: {
      setup: readSetup(typed),
      ...(against && { against }),
      rotate: values.rotate,
      playouts: values.playouts === undefined ? undefined : readWhole(values.playouts, 'playouts', 1, 100_000),
    },
    games: readWhole(values.games, 'games', 1, 1_000_000),
    seed: readWhole(seed, 'seed', 0, 0xffff_ffff),
    threads: values.threads === undefined ? undefined : readWhole(values.threads, 'threads', 1, 256),
    table: values.table,
  };
}
