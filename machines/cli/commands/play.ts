import { makeSave } from '../../core/save.ts';
import { playGame } from '../../simulate/game.ts';
import { defaultRuleSet } from '../../smartphone/editions.ts';
import { smartphone } from '../../smartphone/module.ts';
import { rounds } from '../../smartphone/names.ts';
import type { GameState } from '../../smartphone/state.ts';
import { writeFile } from '../files.ts';
import { readSetup } from '../setup.ts';
import { type Command, readArgs } from '../usage.ts';

const incomeByRound = (state: GameState) =>
  Array.from({ length: rounds }, (_, at) => ({
    round: at + 1,
    seats: Object.fromEntries(state.seats.map(({ colour, income }) => [colour, income[at]])),
  }));

export const play: Command = {
  summary: 'Play a whole game and print the final scores with their parts, round by round.',
  help: `play --seats green:random,red:steve [--rules e2] [--sides A] [--seed 1] [--rulings name=value,…]
     [--components file.json] [--out save.json]

  --seats       2 to 5 of green, blue, black, yellow, red, each with a player: random, simple, sharp or steve
  --rules       e1, e1c, e2 or ko (default ${defaultRuleSet})
  --sides       A, random, or six sides in the order GPS, Wi-Fi, Gamepad, Li-ion, NFC, 4G (default A)
  --rulings     readings of gaps, such as holdBack=mustSell; “default” and “option” are understood too
  --components  another component set in the same shape
  --out         writes the save`,
  run(args) {
    const { values } = readArgs(
      args,
      {
        seats: { type: 'string', default: 'green:random,red:steve' },
        rules: { type: 'string', default: defaultRuleSet },
        sides: { type: 'string', default: 'A' },
        seed: { type: 'string', default: '1' },
        rulings: { type: 'string' },
        components: { type: 'string' },
        out: { type: 'string' },
      },
      { least: 0, most: 0 },
    );
    const setup = readSetup(values);
    const { state, log } = playGame(setup);
    if (values.out) writeFile(values.out, `${JSON.stringify(makeSave(smartphone, setup, log))}\n`);
    return {
      game: smartphone.id,
      ruleSet: setup.ruleSet,
      rulings: setup.rulings,
      seed: setup.seed,
      sides: state.sides,
      seats: setup.seats,
      moves: log.length,
      rounds: incomeByRound(state),
      standings: state.standings,
    };
  },
};
