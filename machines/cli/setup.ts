import { strengths } from '../bots/strengths.ts';
import { readingIn } from '../core/choices.ts';
import type { RuleSet, Rulings } from '../smartphone/editions.ts';
import { type ChoiceName, choices, ruleSets } from '../smartphone/editions.ts';
import { smartphone } from '../smartphone/module.ts';
import { colours, technologies } from '../smartphone/names.ts';
import { steve } from '../smartphone/rules/setup.ts';
import type { SeatSetup, Setup, Sides } from '../smartphone/state.ts';
import { readFile } from './files.ts';
import { readOneOf, readWhole, UsageError } from './usage.ts';

/** Turns the options of `play` into a set-up. */

export const players: readonly string[] = [...strengths.map(({ id }) => id), steve];

const readSeats = (text: string): SeatSetup[] =>
  text.split(',').map((part) => {
    const [colour = '', player = 'random', ...rest] = part.split(':');
    if (rest.length > 0) throw new UsageError(`“${part}” is not a seat; write colour:player, such as green:random.`);
    return { colour: readOneOf(colour, 'colour', colours), player: readOneOf(player, 'player', players) };
  });

function readSides(text: string): Setup['technologySides'] {
  if (text === 'A' || text === 'random') return text;
  const sides = text.split(',').map((side) => readOneOf(side, 'side', ['A', 'B']));
  if (sides.length !== technologies.length)
    throw new UsageError(
      `--sides takes A, random, or ${technologies.length} sides in the order ${technologies.join(', ')}.`,
    );
  return Object.fromEntries(technologies.map((technology, at) => [technology, sides[at]])) as Sides;
}

/** `name=value`, where value is a reading, or “default” or “option” for the first and the other one. */
function readRulings(text: string, ruleSet: RuleSet): Rulings {
  const pairs = text.split(',').map((part) => {
    const [name = '', value, ...rest] = part.split('=');
    if (value === undefined || rest.length > 0) throw new UsageError(`“${part}” is not a ruling; write name=value.`);
    const choice = Object.hasOwn(choices, name) ? choices[name as ChoiceName] : undefined;
    if (!choice) return [name, value];
    const usual = readingIn(choice, ruleSet);
    const other = Object.keys(choice.values).find((each) => each !== usual) ?? usual;
    return [name, value === 'default' ? usual : value === 'option' ? other : value];
  });
  return Object.fromEntries(pairs) as Rulings;
}

export interface SetupOptions {
  seats: string;
  rules: string;
  sides: string;
  seed: string;
  rulings?: string | undefined;
  components?: string | undefined;
}

export function readSetup(options: SetupOptions): Setup {
  const ruleSet = readOneOf(options.rules, 'rule set', ruleSets);
  const parsed = smartphone.parseSetup({
    ruleSet,
    rulings: options.rulings ? readRulings(options.rulings, ruleSet) : {},
    seats: readSeats(options.seats),
    technologySides: readSides(options.sides),
    seed: readWhole(options.seed, 'seed', 0, 0xffff_ffff),
    ...(options.components && { components: JSON.parse(readFile(options.components, 'json')) }),
  });
  if (parsed.ok) return parsed.value;
  throw new UsageError(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}
