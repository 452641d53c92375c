import { seenBy } from '@machines/coverage/bots/seen.ts';
import { valuerAction } from '@machines/coverage/bots/valuer.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import type { Setup } from '@machines/coverage/state.ts';
import { reasonWords } from '@machines/coverage/words/index.ts';
import { describe, expect, test } from 'vitest';
import { game } from '../coverage/games.ts';
import { auction, edit, play, position, seat } from '../coverage/kit.ts';
import { thinkerTests } from '../shared/bots.ts';

describe('the computer player that values shares', () => {
  thinkerTests(
    {
      name: 'valuer',
      game,
      acting: actingSeat,
      think: valuerAction,
      worded: (why, state) => reasonWords(why, state.setup),
      duel: (seed): Setup => ({
        ruleSet: 'book',
        rulings: {},
        seats: [
          { colour: 'green', player: seed % 2 === 0 ? 'valuer' : 'random' },
          { colour: 'blue', player: seed % 2 === 0 ? 'random' : 'valuer' },
        ],
        map: seed % 4 < 2 ? 'teach' : 'three',
        seed,
      }),
      standings: (state) => state.standings ?? [],
    },
    // All seven kinds of action come up.
    { games: 200, wins: 190, types: 7 },
  );

  test('C2.6 hidden cash of others changes nothing it does', () => {
    const table = play(position({ rulings: { openMoney: 'hidden' } }), auction('green'));
    const other = edit(table, (draft) => {
      seat(draft, 'blue').cash = 3;
      draft.bank = 22;
    });
    expect(seenBy(other, 'green')).toEqual(seenBy(table, 'green'));
    expect(valuerAction(other, 'green')).toEqual(valuerAction(table, 'green'));
  });
});
