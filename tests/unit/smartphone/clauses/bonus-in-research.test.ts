import type { Action } from '@machines/smartphone/actions.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import type { RetailerBonus } from '@machines/smartphone/components/types.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { expect, test } from 'vitest';
import { bareBoard, begin, edit, play, seat, showing, tableOf } from '../kit.ts';

/**
 * Green completes Gamepad side B with the first of two progress and opens its office on a retailer with this bonus.
 * Printed small retailers have not all of them; another copy's might.
 */
function offered(bonus: RetailerBonus): GameState {
  const table = edit(bareBoard(tableOf({ ruleSet: 'e2', sides: { Gamepad: 'B' } })), (draft) => {
    const [small] = printed.retailers;
    if (!small) throw new Error('no retailers');
    const side = { ...small.sides[0], bonus };
    const retailers = [{ ...small, sides: [side, side] as [typeof side, typeof side] }, ...printed.retailers.slice(1)];
    draft.setup = { ...draft.setup, components: { ...printed, retailers } };
    draft.offices['North Africa'] = ['green'];
    draft.retailers.Canada = { tile: 0, side: 0 };
    seat(draft, 'green').research.Gamepad = 3;
  });
  return play(
    begin(showing(table, { green: { research: 2 } }), 'research'),
    { type: 'research', seat: 'green', technology: 'Gamepad' },
    { type: 'placeFreeOffice', seat: 'green', region: 'Canada' },
  );
}

const kinds: RetailerBonus[] = [
  { kind: 'goods', amount: 2 },
  { kind: 'progress', amount: 1 },
  { kind: 'price' },
  { kind: 'secondOffice' },
  { kind: 'moveOffice' },
];

test.each(kinds)('SR.3 in phase 5 a bonus ($kind) is settled or declined first, and then the turn goes on', (bonus) => {
  const state = offered(bonus);
  const ways = legalActions(state);
  expect(ways.length).toBeGreaterThan(1);
  const one = (type: Action['type']) =>
    ways.find((action) => (action.type === 'declineBonus') === (type === 'declineBonus'));
  for (const type of ['takeBonus', 'declineBonus'] as const) {
    const settled = play(state, one(type) as Action);
    expect(settled).toMatchObject({ phase: 'research', pending: null, turn: { seat: 'green', progress: 1 } });
    const placed = play(settled, { type: 'research', seat: 'green', technology: 'Wi-Fi' });
    expect(seat(placed, 'green').research['Wi-Fi']).toBe(seat(settled, 'green').research['Wi-Fi'] + 1);
  }
});
