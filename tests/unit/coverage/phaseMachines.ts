import { machinesOf } from '@machines/core/machine.ts';
import type { Action } from '@machines/coverage/actions.ts';
import { acting } from '@machines/coverage/charts/acting.chart.ts';
import { auction } from '@machines/coverage/charts/auction.chart.ts';
import { turn } from '@machines/coverage/charts/turn.chart.ts';
import { upkeep } from '@machines/coverage/charts/upkeep.chart.ts';
import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { vocabulary } from '@machines/coverage/vocabulary.ts';

const machine = machinesOf<GameState, Action, RefusalOf>(vocabulary);

/** One turn alone. Pages run the whole game only. */
export const turnMachine = machine('turn', turn);

/** Each part of a turn alone, for its graph: it goes on from the state it is given. */
export const phaseMachines = {
  auction: machine('auction', auction),
  acting: machine('acting', acting),
  upkeep: machine('upkeep', upkeep),
};
