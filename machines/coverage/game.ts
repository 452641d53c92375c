import { startWith } from '../core/chart.ts';
import { chart } from './chart.ts';
import { acting } from './phases/acting.ts';
import { auction } from './phases/auction.ts';
import { ending } from './phases/ending.ts';
import { upkeep } from './phases/upkeep.ts';
import type { GameState } from './state.ts';
import { turn } from './turn.ts';

const context = startWith<GameState>;

/** The whole game. Its input is the table as `setUp` lays it. */
export const gameMachine = chart.createMachine({
  id: 'game',
  description: 'Coverage: turns clockwise, until the end is set off and counted out or everyone passes.',
  context,
  initial: 'turn',
  states: {
    turn: { ...turn, onDone: 'ending' },
    ending: { ...ending, onDone: [{ guard: 'gameIsOver', target: 'over' }, { target: 'turn' }] },
    over: {
      description: 'The highest net worth has won.',
      meta: { rules: ['C7.2', 'C1.8'] },
      type: 'final',
    },
  },
});

/** One turn alone. */
export const turnMachine = chart.createMachine({ id: 'turn', context, ...turn });

/** Each part of a turn alone, for a lesson or a scenario: it goes on from the state it is given. */
export const phaseMachines = {
  auction: chart.createMachine({ id: 'auction', context, ...auction }),
  acting: chart.createMachine({ id: 'acting', context, ...acting }),
  upkeep: chart.createMachine({ id: 'upkeep', context, ...upkeep }),
  ending: chart.createMachine({ id: 'ending', context, ...ending }),
};
