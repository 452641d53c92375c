import type { Action } from '@machines/coverage/actions.ts';
import { step } from '@machines/coverage/flow.ts';
import { newGame } from '@machines/coverage/start.ts';
import type { GameState, Setup } from '@machines/coverage/state.ts';
import { expect, test } from 'vitest';
import { sourcesOf, storyOf } from '@/games/coverage/play/end/story.ts';
import { lastBuilt } from '@/games/coverage/play/lastBuilt.ts';
import { foresee } from '@/games/coverage/play/ledger/foreseen.ts';
import { biddersOf } from '@/games/coverage/play/tool/bids.ts';

const setup: Setup = {
  ruleSet: 'book',
  rulings: {},
  seats: [
    { colour: 'green', player: 'person' },
    { colour: 'red', player: 'valuer' },
  ],
  map: 'teach',
  seed: 1,
};

function after(...log: Action[]): GameState {
  let state = newGame(setup);
  for (const action of log) {
    const stepped = step(state, action);
    if ('refusal' in stepped && stepped.refusal) throw new Error(stepped.refusal.reason);
    state = 'state' in stepped ? (stepped.state as GameState) : (stepped as GameState);
  }
  return state;
}

const bids: Action[] = [
  { type: 'auction', seat: 'green', company: 'green', source: 'unissued' },
  { type: 'bid', seat: 'green', amount: 5 },
  { type: 'bid', seat: 'red', amount: 8 },
];

test('the highest bid stands first, then whoever is asked, with the last bid of each', () => {
  expect(biddersOf(after(...bids), bids)).toEqual([
    { seat: 'red', amount: 8, standing: 'high' },
    { seat: 'green', amount: 5, standing: 'asked' },
  ]);
});

/** Green opens at 5 and Red takes the share for 8: Red has 25 - 8 = 17, and two shares worth 5 each. */
const sold: Action[] = [...bids, { type: 'passAuction', seat: 'green' }];

test('C7.2 the parts of a net worth: cash, the own company, the others', () => {
  expect(sourcesOf(after(...sold), 'red')).toEqual({ cash: 17, own: 5, others: 5 });
  expect(sourcesOf(after(...sold), 'green')).toEqual({ cash: 25, own: 5, others: 0 });
});

test('a story tells who is ahead, by how much, of what, and since when', () => {
  const state = after(...sold, { type: 'passTurn', seat: 'red' }, { type: 'passTurn', seat: 'green' });
  const race = [
    { turn: 0, worth: { green: 30, red: 31 } },
    { turn: 1, worth: { green: 30, red: 27 } },
  ];
  // Green has 25 + 5 = 30, Red 17 + 5 + 5 = 27; Red was ahead before the first turn only.
  expect(storyOf(state, race)).toMatchObject({
    winners: [{ colour: 'green', total: 30 }],
    second: { colour: 'red', total: 27 },
    by: 3,
    lead: [
      ['cash', 8],
      ['own', 0],
      ['others', -5],
    ],
    ahead: 1,
  });
});

const built: Action[] = [
  { type: 'passTurn', seat: 'green' },
  { type: 'act', seat: 'red', company: 'red' },
  { type: 'expand', seat: 'red', hex: '1,0', value: 1, route: [] },
];

test('what a computer player built stays marked until its next turn, what a person built is not marked', () => {
  expect([...lastBuilt(setup, built)]).toEqual([['1,0', 'red']]);
  expect([...lastBuilt(setup, [...built, { type: 'passTurn', seat: 'green' }])]).toEqual([['1,0', 'red']]);
  expect([...lastBuilt(setup, [...built, { type: 'passTurn', seat: 'red' }])]).toEqual([]);
  expect([...lastBuilt(setup, [{ type: 'expand', seat: 'green', hex: '1,0', value: 1, route: [] }])]).toEqual([]);
});

test('the ledger foresees what the treasury would hold, and nothing while nothing is chosen', () => {
  const acting = after({ type: 'act', seat: 'green', company: 'green' });
  expect(foresee(acting, 'green', { hex: '1,0', value: 1, route: [] })).toMatchObject({
    company: 'green',
    treasury: 0,
  });
  expect(foresee(acting, 'green', null)).toBeNull();
});
