import type { Chart } from '../vocabulary.ts';
import { ifSteve, inTurns, looking } from './turns.ts';

export const improvement = {
  description: 'Phase 4. In priority order everyone takes one improvement or one goods token.',
  meta: { rules: ['SP.1', 'SP.2', 'SP.3', 'S4.2', 'S4.3'] },
  entry: 'beginImprovement',
  ...inTurns(
    { description: 'One player takes one thing.' },
    {
      deciding: {
        ...looking,
        meta: { rules: ['S4.1', 'S4.4'] },
        always: [
          {
            guard: 'nothingToTake',
            target: 'ended',
            actions: 'passOver',
            description: 'No improvement symbol, and no goods token is left: this player gets nothing.',
            meta: { rules: ['S4.4'] },
          },
          { ...ifSteve, meta: { rules: ['SV.4'] } },
          {
            guard: 'improvementSymbolActive',
            target: 'choosing',
            description: 'The plan shows an improvement symbol.',
            meta: { rules: ['S4.1'] },
          },
          { target: 'token', description: 'The plan shows none.', meta: { rules: ['S4.1'] } },
        ],
      },
      choosing: {
        description: 'An active improvement symbol: one improvement of choice from the block.',
        meta: { rules: ['S4.1'] },
        tags: ['acts'],
        on: {
          takeImprovement: {
            guard: 'mayTakeImprovement',
            target: 'ended',
            actions: 'takeImprovement',
            description: 'The player takes an improvement, to be used from the next round on.',
            meta: { rules: ['S4.1', 'S4.2'] },
          },
        },
      },
      token: {
        description: 'No active improvement symbol: a goods token instead.',
        meta: { rules: ['S4.1', 'S4.4'] },
        tags: ['acts'],
        on: {
          takeToken: {
            guard: 'mayTakeToken',
            target: 'ended',
            actions: 'takeToken',
            description: 'The player takes a goods token.',
            meta: { rules: ['S4.1'] },
          },
        },
      },
      steve: {
        description: 'Steve takes the first improvement of the block for his delayed space.',
        meta: { rules: ['SV.4'] },
        tags: ['steve'],
        on: {
          takeImprovement: {
            guard: 'mayTakeImprovement',
            target: 'ended',
            actions: 'takeImprovement',
            description: 'The improvement that his list names.',
            meta: { rules: ['SV.4'] },
          },
        },
      },
    },
    { description: 'Everyone has taken one thing.', meta: { rules: ['S4.2'] } },
  ),
} as const satisfies Chart;
