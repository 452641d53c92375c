import { chart } from '../chart.ts';

export const improvement = chart.createStateConfig({
  description: 'Phase 4. In priority order everyone takes one improvement or one goods token.',
  meta: { rules: ['SP.1', 'SP.2', 'SP.3', 'S4.2', 'S4.3'] },
  entry: 'beginImprovement',
  initial: 'next',
  states: {
    next: {
      description: 'Whose turn is it, and what is there to take? In the last round some editions stop here.',
      meta: { rules: ['SP.3', 'S4.1', 'S4.3'] },
      always: [
        { guard: 'everyoneHadATurn', target: 'done' },
        { guard: 'nothingToTake', target: 'next', actions: 'passOver' },
        { guard: 'itIsStevesTurn', target: 'steve' },
        { guard: 'improvementSymbolActive', target: 'choosing' },
        { target: 'token' },
      ],
    },
    choosing: {
      description: 'An active improvement symbol: one improvement of choice from the block.',
      meta: { rules: ['S4.1'] },
      on: { takeImprovement: { guard: 'mayTakeImprovement', target: 'next', actions: 'takeImprovement' } },
    },
    token: {
      description: 'No active improvement symbol: a goods token instead.',
      meta: { rules: ['S4.1', 'S4.4'] },
      on: { takeToken: { guard: 'mayTakeToken', target: 'next', actions: 'takeToken' } },
    },
    steve: {
      description: 'Steve takes the first improvement of the block for his delayed space.',
      meta: { rules: ['SV.4'] },
      on: { takeImprovement: { guard: 'stevesListSaysSo', target: 'next', actions: 'followTheList' } },
    },
    done: { description: 'Everyone has taken one thing.', meta: { rules: ['S4.2'] }, type: 'final' },
  },
});
