import type { Action } from '@machines/coverage/actions.ts';
import type { Colour, Hex } from '@machines/coverage/names.ts';
import type { Setup } from '@machines/coverage/state.ts';
import { isComputer, playerOf } from '@/play/people.ts';

/** Where each computer player built in its last turn; it stays marked until that player's next one. */
export function lastBuilt(setup: Setup, log: readonly Action[]): ReadonlyMap<Hex, Colour> {
  const bySeat = new Map<Colour, Hex[]>();
  for (const action of log) {
    const { seat, type } = action;
    if (type === 'expand') bySeat.set(seat, [...(bySeat.get(seat) ?? []), action.hex]);
    else if (type === 'act' || type === 'auction' || type === 'passTurn') bySeat.delete(seat);
  }
  return new Map(
    [...bySeat].flatMap(([seat, hexes]) =>
      isComputer(playerOf(setup, seat)) ? hexes.map((hex): [Hex, Colour] => [hex, seat]) : [],
    ),
  );
}
