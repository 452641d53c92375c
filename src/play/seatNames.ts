import type { Colour } from '@machines/core/seats.ts';
import type { Called as CalledInLines } from '@machines/core/words.ts';
import type { Names } from './keep/settings.ts';
import { isComputer, people, playerOf, type Seated } from './people.ts';

interface Called {
  /** Each seat by its colour. */
  seats: Record<Colour, string>;
  /** Computer players by the name a set-up gives them. */
  players: Record<string, string>;
  you: string;
}

/** What each seat is called: a person's own name, “You” against computers, a computer player's name, else the colour. */
export function namesOf(setup: Seated, { seats, players, you }: Called, own: Names): Record<Colour, string> {
  const alone = people(setup).length === 1;
  const named = { ...seats };
  for (const { colour } of setup.seats) {
    const player = playerOf(setup, colour);
    const twice = setup.seats.filter((other) => other.player === player).length > 1;
    if (!isComputer(player)) named[colour] = own[colour] ?? (alone ? you : seats[colour]);
    else if (!twice) named[colour] = players[player] ?? seats[colour];
  }
  return named;
}

/** How lines speak of the seats: by these names, and to the only person, who has none of their own; `inside` is “you”. */
export function calledInLines(
  setup: Seated,
  names: Record<Colour, string>,
  { you, inside }: { you: string; inside: string },
): CalledInLines {
  const [me, ...others] = people(setup);
  const reader = me && others.length === 0 && names[me] === you ? me : null;
  return { names: reader ? { ...names, [reader]: inside } : names, you: reader };
}
