import type { Chart } from '../vocabulary.ts';
import { ifAnOfficeWaits, retailerBonus } from './bonus.ts';
import { ifNothingLeft, ifSteve, inTurns, looking } from './turns.ts';

export const logistics = {
  description: 'Phase 6. In priority order everyone sends progress to regions and opens offices.',
  meta: { rules: ['SP.1', 'SP.2', 'SP.3', 'S6.1', 'S6.8', 'S9.7'] },
  entry: 'beginLogistics',
  ...inTurns(
    { description: 'One player spends all the progress of their logistics symbols.' },
    {
      deciding: {
        ...looking,
        meta: { rules: ['S6.1', 'SR.3', 'SV.7'] },
        always: [
          {
            guard: 'bonusToSettle',
            target: 'retailerBonus',
            description: 'An office has reached a retailer: its bonus comes first.',
            meta: { rules: ['SR.3'] },
          },
          ifAnOfficeWaits,
          {
            guard: 'steveNeedsARegion',
            target: 'deciding',
            actions: 'moveStevesMarker',
            description: 'Steve’s marker goes to the region that his list names.',
            meta: { rules: ['SV.7', 'SV.9'] },
          },
          { ...ifNothingLeft, meta: { rules: ['S6.1'] } },
          { ...ifSteve, meta: { rules: ['SV.7'] } },
          { target: 'moving', description: 'The player has something to do.', meta: { rules: ['S6.1', 'S6.8'] } },
        ],
      },
      moving: {
        description: 'Progress to connected regions, Wi-Fi’s second office, NFC’s sale off the board.',
        meta: { rules: ['S6.1', 'S6.2', 'S6.3', 'S6.4', 'S6.5', 'S6.6', 'S6.7', 'S9.3', 'S9.9', 'SR.3'] },
        tags: ['acts'],
        on: {
          expand: {
            guard: 'mayExpand',
            target: 'deciding',
            actions: 'placeProgress',
            description: 'One progress to a connected region; an office opens when its cost is reached.',
            meta: { rules: ['S6.1', 'S6.2', 'S6.3', 'S6.4', 'S6.5'] },
          },
          secondOffice: {
            guard: 'mayPlaceSecondOffice',
            target: 'deciding',
            actions: 'placeSecondOffice',
            description: 'Wi-Fi side A: a second office where the player has exactly one.',
            meta: { rules: ['S9.3', 'S6.5', 'S6.8'] },
          },
          sellOffBoard: {
            guard: 'maySellOffBoard',
            target: 'deciding',
            actions: 'sellOffBoard',
            description: 'NFC side A: up to three goods are sold off the board at the present price.',
            meta: { rules: ['S9.9', 'S6.8'] },
          },
          endTurn: {
            guard: 'mayEndLogistics',
            target: 'ended',
            actions: 'endTurn',
            description: 'The player does without the progress that is left.',
            meta: { rules: ['S6.1', 'SP.3', 'S9.3'] },
          },
        },
      },
      retailerBonus,
      steve: {
        description: 'Steve sends progress to the region with his marker, and moves it when his office stands.',
        meta: { rules: ['SV.7', 'SV.9'] },
        tags: ['steve'],
        on: {
          expand: {
            guard: 'mayExpand',
            target: 'deciding',
            actions: 'placeProgress',
            description: 'One progress to the region with his marker.',
            meta: { rules: ['SV.7'] },
          },
        },
      },
    },
    { description: 'Unused progress is gone; progress in regions stays.', meta: { rules: ['S6.1'] } },
  ),
} as const satisfies Chart;
