import type { Chart } from '../vocabulary.ts';
import { ifNothingLeft, ifSteve, inTurns, looking } from './turns.ts';

export const sale = {
  description: 'Phase 7. In priority order everyone sells goods to willing buyers.',
  meta: { rules: ['SP.1', 'SP.2', 'SP.3', 'S7.1'] },
  entry: 'beginSale',
  ...inTurns(
    { description: 'One player sells all they want to sell before the next one sells anything.' },
    {
      deciding: {
        ...looking,
        meta: { rules: ['S7.1', 'S7.3'] },
        always: [
          { ...ifNothingLeft, meta: { rules: ['S7.1', 'S7.3'] } },
          { ...ifSteve, meta: { rules: ['SV.8'] } },
          {
            target: 'selling',
            description: 'The player has goods, and a buyer is willing.',
            meta: { rules: ['S7.1'] },
          },
        ],
      },
      selling: {
        description: 'Good after good, each to the leftmost willing buyer of a region.',
        meta: { rules: ['S7.1', 'S7.2', 'S7.3', 'S7.4', 'S7.5', 'S7.7', 'SR.1', 'S9.12'] },
        tags: ['acts'],
        on: {
          sell: {
            guard: 'maySell',
            target: 'deciding',
            actions: 'sellAGood',
            description: 'One good to one buyer.',
            meta: { rules: ['S7.2', 'S7.3', 'S7.4', 'S7.5', 'S7.7', 'SR.1'] },
          },
          endTurn: {
            guard: 'mayEndSale',
            target: 'ended',
            actions: 'endTurn',
            description: 'The player stops selling.',
            meta: { rules: ['S7.5', 'SP.3'] },
          },
        },
      },
      steve: {
        description: 'Steve spreads his goods over the regions by his list.',
        meta: { rules: ['SV.8', 'SV.9'] },
        tags: ['steve'],
        on: {
          sell: {
            guard: 'maySell',
            target: 'deciding',
            actions: 'sellAGood',
            description: 'One good in the region that his list names.',
            meta: { rules: ['SV.8'] },
          },
        },
      },
    },
    {
      description: 'Unsold goods are lost, or kept with Wi-Fi side B.',
      meta: { rules: ['S7.6', 'S9.4'] },
      entry: 'clearUnsoldGoods',
    },
  ),
} as const satisfies Chart;
