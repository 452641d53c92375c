import { type ChoiceTable, readingIn } from '../core/choices.ts';
import type { Parsed } from '../core/parse.ts';
import { colours, playerNow, type SeatSetup } from '../core/seats.ts';
import { readOneOf, UsageError } from './usage.ts';

/** Turns the options of `play` that every game has into parts of a set-up. */

/** `green:random`, `green`, or `random`, which takes the next free colour. */
export function readSeats(text: string, players: readonly string[]): SeatSetup[] {
  const seats: SeatSetup[] = [];
  for (const part of text.split(',')) {
    const [first = '', second, ...rest] = part.split(':');
    if (rest.length > 0) throw new UsageError(`“${part}” is not a seat; write colour:player, such as green:random.`);
    const bare = second === undefined && players.includes(first);
    const free = colours.find((colour) => seats.every((seat) => seat.colour !== colour));
    seats.push({
      colour: bare && free ? free : readOneOf(first, 'colour', colours),
      player: readOneOf(bare ? first : playerNow(second ?? 'random'), 'player', players),
    });
  }
  return seats;
}

/** `name=value`, where value is a reading, or “default” or “option” for the first and the other one. */
export function readRulings<R extends string>(
  text: string | undefined,
  choices: ChoiceTable<string, R>,
  ruleSet: R,
): Record<string, string> {
  if (!text) return {};
  const pairs = text.split(',').map((part) => {
    const [name = '', value, ...rest] = part.split('=');
    if (value === undefined || rest.length > 0) throw new UsageError(`“${part}” is not a ruling; write name=value.`);
    const choice = Object.hasOwn(choices, name) ? choices[name] : undefined;
    if (!choice) return [name, value];
    const usual = readingIn(choice, ruleSet);
    const other = Object.keys(choice.values).find((each) => each !== usual) ?? usual;
    return [name, value === 'default' ? usual : value === 'option' ? other : value];
  });
  return Object.fromEntries(pairs);
}

/** A set-up that its schema accepts, or wrong usage with the exact place. */
export function checked<Setup>(parsed: Parsed<Setup>): Setup {
  if (parsed.ok) return parsed.value;
  throw new UsageError(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join('\n'));
}
