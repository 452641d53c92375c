import { chart } from '../chart.ts';
import { retailerBonus } from './bonus.ts';

export const research = chart.createStateConfig({
  description: 'Phase 5. In priority order everyone places research progress and completes technologies.',
  meta: { rules: ['SP.1', 'SP.2', 'SP.3', 'S5.1', 'S5.5', 'S5.7'] },
  entry: 'beginResearch',
  initial: 'placing',
  states: {
    placing: {
      description:
        'Progress one at a time on any technology you lack, complete when its cost is reached; then the next.',
      meta: {
        rules: [
          'S5.1',
          'S5.2',
          'S5.3',
          'S5.4',
          'S5.5',
          'S5.6',
          'S5.7',
          'S9.2',
          'S9.5',
          'S9.8',
          'S9.10',
          'S9.13',
          'S9.14',
        ],
      },
      always: [
        { guard: 'everyoneHadATurn', target: 'done' },
        { guard: 'freeOfficeToPlace', target: 'freeOffice' },
        { guard: 'bonusToSettle', target: 'retailerBonus' },
        { guard: 'oneTechnologyPaidFor', actions: 'completeWhatIsPaidFor' },
        { guard: 'nothingLeftToDo', actions: 'endResearchTurn' },
        { guard: 'itIsStevesTurn', target: 'steve' },
        { guard: 'severalTechnologiesPaidFor', target: 'ordering' },
      ],
      on: {
        research: { guard: 'mayResearch', actions: 'placeResearch' },
        complete: { guard: 'mayComplete', actions: 'completeTechnology' },
        endTurn: { guard: 'mayEndTurn', actions: 'endTurn' },
      },
    },
    ordering: {
      description: 'Several technologies are paid for already: their owner says which completes first.',
      meta: { rules: ['S5.4', 'S5.7'] },
      on: { complete: { guard: 'mayComplete', target: 'placing', actions: 'completeTechnology' } },
    },
    freeOffice: {
      description: 'Gamepad side B: an office in a small region, at no cost and with no connection needed.',
      meta: { rules: ['S9.6', 'S9.13', 'S5.6'] },
      on: { placeFreeOffice: { guard: 'mayPlaceFreeOffice', target: 'placing', actions: 'placeFreeOffice' } },
    },
    retailerBonus: retailerBonus('placing'),
    steve: {
      description: 'Steve goes on with what he is researching, else takes the cheapest by his list.',
      meta: { rules: ['SV.5', 'SV.6'] },
      on: {
        research: { guard: 'stevesListSaysSo', target: 'placing', actions: 'followTheList' },
        complete: { guard: 'stevesListSaysSo', target: 'placing', actions: 'followTheList' },
      },
    },
    done: {
      description: 'Unspent progress is gone; progress on technologies stays.',
      meta: { rules: ['S5.1', 'S5.5'] },
      type: 'final',
    },
  },
});
