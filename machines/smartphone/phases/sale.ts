import { chart } from '../chart.ts';

export const sale = chart.createStateConfig({
  description: 'Phase 7. In priority order everyone sells goods to willing buyers.',
  meta: { rules: ['SP.1', 'SP.2', 'SP.3', 'S7.1'] },
  entry: 'beginSale',
  initial: 'selling',
  states: {
    selling: {
      description: 'One player sells all he will, each good to the leftmost willing buyer of a region; then the next.',
      meta: { rules: ['SP.3', 'S7.1', 'S7.2', 'S7.3', 'S7.4', 'S7.5', 'S7.7', 'SR.1', 'S9.12'] },
      always: [
        { guard: 'everyoneHadATurn', target: 'done' },
        { guard: 'nothingLeftToDo', actions: 'endSaleTurn' },
        { guard: 'itIsStevesTurn', target: 'steve' },
      ],
      on: {
        sell: { guard: 'maySell', actions: 'sellAGood' },
        endTurn: { guard: 'mayEndTurn', actions: 'endTurn' },
      },
    },
    steve: {
      description: 'Steve spreads his goods over the regions by his list.',
      meta: { rules: ['SV.8', 'SV.9'] },
      on: { sell: { guard: 'stevesListSaysSo', target: 'selling', actions: 'followTheList' } },
    },
    done: {
      description: 'Unsold goods are lost, or kept with Wi-Fi side B.',
      meta: { rules: ['S7.6', 'S9.4'] },
      type: 'final',
      entry: 'clearUnsoldGoods',
    },
  },
});
