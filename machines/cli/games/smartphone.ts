import { decide } from '../../core/bots/think.ts';
import type { Action } from '../../smartphone/actions.ts';
import { computerNames } from '../../smartphone/bots/computerNames.ts';
import { randomAction } from '../../smartphone/bots/random.ts';
import { strengthOf } from '../../smartphone/bots/strengths.ts';
import { choices, defaultRuleSet, ruleSets } from '../../smartphone/choiceWords.ts';
import { smartphone } from '../../smartphone/index.ts';
import { rounds, technologies } from '../../smartphone/names.ts';
import { impossible } from '../../smartphone/position/audit/index.ts';
import { beginnings } from '../../smartphone/position/beginnings.ts';
import { componentsOf } from '../../smartphone/rules/lookup.ts';
import { planMeans } from '../../smartphone/rules/planning.ts';
import { lays, stackings } from '../../smartphone/rules/planSpace.ts';
import { tileSymbols } from '../../smartphone/rules/tiles.ts';
import { toAct } from '../../smartphone/rules/turns.ts';
import type { GameState, Setup, Sides } from '../../smartphone/state.ts';
import type { Smartphone } from '../../smartphone/types.ts';
import { findingWords } from '../../smartphone/words/finding.ts';
import { readFile } from '../files.ts';
import { checked, readRulings, readSeats } from '../setup.ts';
import { readOneOf, readWhole, UsageError } from '../usage.ts';
import { type CliGame, type FoundAt, listedMoves } from './game.ts';

function readSides(text: string): Setup['technologySides'] {
  if (text === 'A' || text === 'random') return text;
  const sides = text.split(',').map((side) => readOneOf(side, 'side', ['A', 'B']));
  if (sides.length !== technologies.length)
    throw new UsageError(
      `--sides takes A, random, or ${technologies.length} sides in the order ${technologies.join(', ')}.`,
    );
  return Object.fromEntries(technologies.map((technology, at) => [technology, sides[at]])) as Sides;
}

/** Planning has far too many plans to list: the pieces, and in how many ways each can lie. */
function planningSpace(state: GameState, colour: GameState['seats'][number]['colour']) {
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

/** A computer player's move. Steve has one legal action at a time, so whoever draws for him draws that. */
function choose(state: GameState, random: number): [Action | null, number] {
  const [seat] = toAct(state);
  const player = state.setup.seats.find(({ colour }) => colour === seat)?.player ?? '';
  const think = player === 'random' ? undefined : strengthOf(player)?.think;
  if (!seat || !think) return randomAction(state, random);
  const thought = decide(think, state, seat, random);
  return [thought.choice.action, thought.random];
}

const incomeByRound = (state: GameState) =>
  Array.from({ length: rounds }, (_, at) => ({
    round: at + 1,
    seats: Object.fromEntries(state.seats.map(({ colour, income }) => [colour, income[at]])),
  }));

function audit(setup: Setup, log: readonly Action[]): FoundAt[] {
  let state = smartphone.start(setup);
  const look = (table: GameState, at: number): FoundAt[] =>
    impossible(table).map((each) => ({ what: findingWords(each, componentsOf(table)), rule: each.rule, at }));
  return [
    ...look(state, 0),
    ...log.flatMap((action, n) => {
      const found = [...beginnings(state, action)].flatMap((table) => look(table, n + 1));
      ({ state } = smartphone.step(state, action));
      return found;
    }),
  ];
}

export const smartphoneGame: CliGame<Smartphone> = {
  game: smartphone,
  playOptions: {
    seats: 'green:random,red:steve',
    rules: defaultRuleSet,
    sides: 'A',
    seed: '1',
    rulings: undefined,
    components: undefined,
  },
  playHelp: `play --seats green:random,red:steve [--rules e2] [--sides A] [--seed 1] [--rulings name=value,…]
     [--components file.json] [--out save.json]

  --seats       2 to 5 of green, blue, black, yellow, red, each with a player: ${computerNames.join(', ')}
  --rules       e1, e1c, e2 or ko (default ${defaultRuleSet})
  --sides       A, random, or six sides in the order GPS, Wi-Fi, Gamepad, Li-ion, NFC, 4G (default A)
  --rulings     readings of gaps, such as holdBack=mustSell; “default” and “option” are understood too
  --components  another component set in the same shape
  --out         writes the save`,
  readSetup(options) {
    const ruleSet = readOneOf(options['rules'] ?? '', 'rule set', ruleSets);
    return checked(
      smartphone.parseSetup({
        ruleSet,
        rulings: readRulings(options['rulings'], choices, ruleSet),
        seats: readSeats(options['seats'] ?? '', computerNames),
        technologySides: readSides(options['sides'] ?? ''),
        seed: readWhole(options['seed'] ?? '', 'seed', 0, 0xffff_ffff),
        ...(options['components'] && { components: JSON.parse(readFile(options['components'], 'json')) }),
      }),
    );
  },
  choose,
  report: (state) => ({ sides: state.sides, rounds: incomeByRound(state), standings: state.standings }),
  where: ({ round, phase }) => ({ round, phase }),
  audit,
  listed: (state, acting) =>
    state.phase === 'planning'
      ? { planning: acting.map((each) => planningSpace(state, each)) }
      : { moves: listedMoves(smartphone, state, acting) },
};
