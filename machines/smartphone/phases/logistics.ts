import { chart } from '../chart.ts';
import { retailerBonus } from './bonus.ts';

export const logistics = chart.createStateConfig({
  description: 'Phase 6. In priority order everyone sends progress to regions and opens offices.',
  meta: { rules: ['SP.1', 'SP.2', 'SP.3', 'S6.1', 'S6.8', 'S9.7'] },
  entry: 'beginLogistics',
  initial: 'moving',
  states: {
    moving: {
      description:
        'Progress to connected regions, Wi-Fi’s second office, NFC’s sale off the board; then the next turn.',
      meta: { rules: ['SP.3', 'S6.1', 'S6.2', 'S6.3', 'S6.4', 'S6.5', 'S6.6', 'S6.7', 'S9.3', 'S9.9', 'SR.3', 'SV.7'] },
      always: [
        { guard: 'everyoneHadATurn', target: 'done' },
        { guard: 'bonusToSettle', target: 'retailerBonus' },
        { guard: 'steveNeedsARegion', actions: 'moveStevesMarker' },
        { guard: 'nothingLeftToDo', actions: 'endLogisticsTurn' },
        { guard: 'itIsStevesTurn', target: 'steve' },
      ],
      on: {
        expand: { guard: 'mayExpand', actions: 'placeProgress' },
        secondOffice: { guard: 'mayPlaceSecondOffice', actions: 'placeSecondOffice' },
        sellOffBoard: { guard: 'maySellOffBoard', actions: 'sellOffBoard' },
        endTurn: { guard: 'mayEndTurn', actions: 'endTurn' },
      },
    },
    retailerBonus: retailerBonus('moving'),
    steve: {
      description: 'Steve sends progress to the region with his marker, and moves it when his office stands.',
      meta: { rules: ['SV.7', 'SV.9'] },
      on: { expand: { guard: 'stevesListSaysSo', target: 'moving', actions: 'followTheList' } },
    },
    done: {
      description: 'Unused progress is gone; progress in regions stays.',
      meta: { rules: ['S6.1'] },
      type: 'final',
    },
  },
});
