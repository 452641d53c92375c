import type { Chart } from '../vocabulary.ts';
import { turn } from './turn.chart.ts';

export const game = {
  description: 'Coverage: turns clockwise, until the end is set off and counted out or everyone passes.',
  meta: { rules: ['C7.1', 'C6.1'] },
  initial: 'turn',
  states: {
    turn: {
      ...turn,
      onDone: { target: 'ending', description: 'After every turn the end is looked for.', meta: { rules: ['C7.1'] } },
    },
    ending: {
      description: 'Between two turns: has everyone passed, has a company run out, was this the last turn?',
      meta: { rules: ['C3.5', 'C3.7', 'C6.1', 'C7.1', 'C7.3', 'C7.4'] },
      tags: ['automatic'],
      always: [
        {
          guard: 'everyonePassed',
          target: 'over',
          description: 'Everyone has passed in a row: the game ends at once.',
          meta: { rules: ['C6.1', 'C7.4'] },
        },
        {
          guard: 'endIsSetOff',
          target: 'left',
          actions: 'countLastTurns',
          description: 'A company’s last share is issued: from now on the last turns are counted.',
          meta: { rules: ['C3.5', 'C7.1', 'C7.3'] },
        },
        {
          guard: 'lastTurnPlayed',
          target: 'over',
          description: 'That was the last of the counted turns.',
          meta: { rules: ['C7.1'] },
        },
        {
          target: 'left',
          actions: 'countTurn',
          description: 'The game goes on; where the end was set off, one turn less is left.',
          meta: { rules: ['C7.1'] },
        },
      ],
    },
    left: {
      description: 'The player to the left is next.',
      meta: { rules: ['C3.10', 'C7.1'] },
      tags: ['automatic'],
      entry: 'passToTheLeft',
      always: { target: 'turn', description: 'The next turn begins.', meta: { rules: ['C7.1'] } },
    },
    over: {
      description: 'Cash and issued shares are added up: the highest net worth has won.',
      meta: { rules: ['C7.2', 'C1.4', 'C1.5', 'C1.8'] },
      type: 'final',
      entry: 'addUpNetWorth',
    },
  },
} as const satisfies Chart;
