import { chart } from '../chart.ts';

export const ending = chart.createStateConfig({
  description: 'Between two turns: the end is set off, counted out, or not in sight.',
  meta: { rules: ['C6.1', 'C7.1', 'C7.3', 'C7.4'] },
  initial: 'count',
  states: {
    count: {
      description: 'Has everyone passed, has a company run out, was this the last turn?',
      meta: { rules: ['C3.5', 'C3.7', 'C6.1', 'C7.1', 'C7.3', 'C7.4'] },
      always: [
        { guard: 'everyonePassed', target: 'over' },
        { guard: 'endIsSetOff', target: 'left', actions: 'countLastTurns' },
        { guard: 'lastTurnPlayed', target: 'over' },
        { target: 'left', actions: 'countTurn' },
      ],
    },
    left: {
      description: 'The player to the left is next.',
      meta: { rules: ['C2.7', 'C3.10', 'C7.1'] },
      type: 'final',
      entry: 'passToTheLeft',
    },
    over: {
      description: 'Cash and issued shares are added up.',
      meta: { rules: ['C7.2', 'C1.4', 'C1.5'] },
      type: 'final',
      entry: 'addUpNetWorth',
    },
  },
});
