import { boardOf } from '../../rules/board.ts';
import { refusePieces, refuseTarget } from '../../rules/expansion.ts';
import { reachable } from '../../rules/hexes.ts';
import { issuedShares } from '../../rules/shares.ts';
import type { GameState, Tower } from '../../state.ts';
import { type Finding, refusedAs, when } from './finding.ts';

/** A tower as it is written, before it stands on the map. */
export interface Written {
  place: string;
  hex: string;
  tower: Tower;
}

/** C1.2, C1.7, C2.5, C4.3, C5.7: every hex can be controlled, by one company, and hangs together with the start. */
export function networks(bare: GameState, written: readonly Written[]): Finding[] {
  let now: GameState = { ...bare, towers: {} };
  const wrong: Finding[] = [];
  for (const { place, hex, tower } of written) {
    const { company, value } = tower;
    // C1.5, C4.2: issued shares never become fewer and chips are never added, so no tower is higher than what is issued.
    const issued = issuedShares(bare, company);
    wrong.push(
      ...refusedAs(refuseTarget(now, hex) ?? refusePieces(now, company, value), place, 'hexRefused', { company }),
      ...when(value > issued, place, 'C4.3', 'towerTooHigh', { company, hex, value, issued }),
    );
    now = { ...now, towers: { ...now.towers, [hex]: tower } };
  }
  const linked = reachable(boardOf(now).start, (hex) => hex in now.towers);
  return [...wrong, ...written.flatMap(({ place, hex }) => when(!linked.has(hex), place, 'C5.7', 'apart', { hex }))];
}
