import type { Chart } from '../vocabulary.ts';
import { ifAnOfficeWaits, retailerBonus } from './bonus.ts';
import { ifNothingLeft, ifSteve, inTurns, looking } from './turns.ts';

export const research = {
  description: 'Phase 5. In priority order everyone places research progress and completes technologies.',
  meta: { rules: ['SP.1', 'SP.2', 'SP.3', 'S5.1', 'S5.5', 'S5.7'] },
  entry: 'beginResearch',
  ...inTurns(
    { description: 'One player spends all the progress of their research symbols.' },
    {
      deciding: {
        ...looking,
        meta: { rules: ['S5.3', 'S5.4', 'S5.6', 'S5.7'] },
        always: [
          {
            guard: 'freeOfficeToPlace',
            target: 'freeOffice',
            description: 'Gamepad side B was completed: its office comes first.',
            meta: { rules: ['S5.6', 'S9.6'] },
          },
          {
            guard: 'bonusToSettle',
            target: 'retailerBonus',
            description: 'That office stands on a retailer: its bonus comes next.',
            meta: { rules: ['S5.6', 'SR.3'] },
          },
          ifAnOfficeWaits,
          {
            guard: 'oneTechnologyPaidFor',
            target: 'deciding',
            actions: 'completeWhatIsPaidFor',
            description: 'What lies on a technology meets its cost: it completes by itself.',
            meta: { rules: ['S5.3', 'S5.4', 'S5.7'] },
          },
          { ...ifNothingLeft, meta: { rules: ['S5.1', 'S5.7'] } },
          { ...ifSteve, meta: { rules: ['SV.5'] } },
          {
            guard: 'severalTechnologiesPaidFor',
            target: 'ordering',
            description: 'Several technologies are paid for, and their order matters.',
            meta: { rules: ['S5.4', 'S5.7'] },
          },
          { target: 'placing', description: 'The player has progress to place.', meta: { rules: ['S5.1'] } },
        ],
      },
      placing: {
        description:
          'Progress one at a time on any technology the player lacks; it completes when its cost is reached.',
        meta: {
          rules: ['S5.1', 'S5.2', 'S5.3', 'S5.4', 'S5.5', 'S5.7', 'S9.2', 'S9.5', 'S9.8', 'S9.10', 'S9.13', 'S9.14'],
        },
        tags: ['acts'],
        on: {
          research: {
            guard: 'mayResearch',
            target: 'deciding',
            actions: 'placeResearch',
            description: 'One progress on a technology.',
            meta: { rules: ['S5.1', 'S5.2', 'S5.3'] },
          },
          complete: {
            guard: 'mayComplete',
            target: 'deciding',
            actions: 'completeTechnology',
            description: 'A technology that is paid for is completed, and its bonus works from now on.',
            meta: { rules: ['S5.3', 'S5.4', 'S5.6'] },
          },
          endTurn: {
            guard: 'mayEndResearch',
            target: 'ended',
            actions: 'endTurn',
            description: 'The player does without the progress that is left.',
            meta: { rules: ['S5.1', 'S5.7', 'SP.3'] },
          },
        },
      },
      ordering: {
        description: 'Several technologies are paid for already: their owner says which completes first.',
        meta: { rules: ['S5.4', 'S5.7'] },
        tags: ['acts'],
        on: {
          complete: {
            guard: 'mayComplete',
            target: 'deciding',
            actions: 'completeTechnology',
            description: 'This one first.',
            meta: { rules: ['S5.3', 'S5.7'] },
          },
        },
      },
      freeOffice: {
        description: 'Gamepad side B: an office in a small region, at no cost and with no connection needed.',
        meta: { rules: ['S9.6', 'S9.13', 'S5.6'] },
        tags: ['acts'],
        on: {
          placeFreeOffice: {
            guard: 'mayPlaceFreeOffice',
            target: 'deciding',
            actions: 'placeFreeOffice',
            description: 'An office in a small region with a free space.',
            meta: { rules: ['S9.6', 'S6.5'] },
          },
        },
      },
      retailerBonus,
      steve: {
        description: 'Steve goes on with what he is researching, else takes the cheapest by his list.',
        meta: { rules: ['SV.5', 'SV.6'] },
        tags: ['steve'],
        on: {
          research: {
            guard: 'mayResearch',
            target: 'deciding',
            actions: 'placeResearch',
            description: 'One progress on the technology that his list names.',
            meta: { rules: ['SV.5'] },
          },
          complete: {
            guard: 'mayComplete',
            target: 'deciding',
            actions: 'completeTechnology',
            description: 'The first technology of his that is paid for.',
            meta: { rules: ['SV.5', 'SV.6'] },
          },
        },
      },
    },
    { description: 'Unspent progress is gone; progress on technologies stays.', meta: { rules: ['S5.1', 'S5.5'] } },
  ),
} as const satisfies Chart;
