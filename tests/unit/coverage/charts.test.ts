import { clauses, isClauseId } from '@machines/coverage/clauses/index.ts';
import { gameMachine } from '@machines/coverage/machine.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { setUp } from '@machines/coverage/rules/setup.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { chartTests, cited, graphTests } from '../shared/charts.ts';
import { act, auction, bid, edit, out, play, position, setupOf, tableOf } from './kit.ts';
import { phaseMachines, turnMachine } from './phaseMachines.ts';

const allMachines: Record<string, AnyStateMachine> = { game: gameMachine, turn: turnMachine, ...phaseMachines };

/** Where each part of a turn may begin. */
const inAuction = () => play(tableOf(), auction('green'));
const inActing = () => play(tableOf(), act('green'));
const inUpkeep = (cash: number) =>
  edit(play(position({ players: { green: { cash } } }), act('green')), (draft) => {
    draft.phase = 'upkeep';
  });

const starts: Record<string, () => GameState> = {
  game: () => setUp(setupOf()),
  turn: () => tableOf(),
  auction: inAuction,
  acting: inActing,
  upkeep: () => inUpkeep(25),
};

describe('every chart', () => {
  chartTests(allMachines, (name) => (starts[name] ?? tableOf)(), isClauseId);

  test('nearly every clause has its place in a chart', () => {
    const places = cited(gameMachine);
    const without = clauses.map(({ id }) => id).filter((id) => !places.has(id));
    // What is decided before the first turn, and what a hex and a payout are, is in no state of the game.
    expect(without).toEqual(['C1.1', 'C1.2', 'C1.6', 'C2.1', 'C2.2', 'C2.3', 'C2.4', 'C2.5', 'C2.6', 'C8.1']);
  });
});

graphTests(phaseMachines, {
  positions: {
    auction: [
      () => play(position({ players: { green: { cash: 6 }, blue: { cash: 6 } } }), auction('green')),
      () => play(position({ players: { green: { cash: 9 } } }), auction('green'), bid('green', 5)),
      () => play(tableOf(), auction('green'), out('green')),
    ],
    acting: [
      inActing,
      () =>
        play(
          position({
            players: { green: { shares: { green: 2 } } },
            companies: { green: { treasury: 10, unissued: 3 } },
          }),
          act('green'),
        ),
    ],
    upkeep: [() => inUpkeep(25), () => inUpkeep(2)],
  },
  events: legalActions,
  project: ({ turn, phase, towers, companies, seats }) => JSON.stringify([phase, turn, towers, companies, seats]),
});
