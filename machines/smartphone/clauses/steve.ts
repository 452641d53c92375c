import { define } from './define.ts';

export const steve = define([
  {
    id: 'SV.1',
    sources: [
      { book: 'ST', place: 'Preparing for the Game' },
      { book: 'E1', place: 'Steve, Preparing for the game' },
      { book: 'board', place: "Steve's pad" },
    ],
  },
  {
    id: 'SV.2',
    sources: [
      { book: 'ST', place: 'Phase 1. Planning' },
      { book: 'E1', place: 'Steve, Phase 1: planning' },
    ],
  },
  {
    id: 'SV.3',
    sources: [
      { book: 'ST', place: 'Phase 2. Set Prices' },
      { book: 'ST', place: 'Phase 3. Production' },
      { book: 'E1', place: 'Steve, Phase 2: pricing' },
      { book: 'E1', place: 'Steve, Phase 3: production' },
    ],
  },
  {
    id: 'SV.4',
    sources: [
      { book: 'ST', place: 'Phase 4. Improve Production' },
      { book: 'E1', place: 'Steve, Phase 4: production improvement' },
    ],
  },
  {
    id: 'SV.5',
    sources: [
      { book: 'ST', place: 'Phase 5. Research Technology' },
      { book: 'E1', place: 'Steve, Phase 5: discovering technologies' },
    ],
  },
  {
    id: 'SV.6',
    sources: [
      { book: 'ST', place: 'Phase 5. Research Technology' },
      { book: 'ST', place: 'Phase 6. Logistics' },
      { book: 'E1', place: 'Steve, Phase 5: discovering technologies' },
      { book: 'E1', place: 'Steve, Phase 6: logistics' },
    ],
  },
  {
    id: 'SV.7',
    sources: [
      { book: 'ST', place: "Steve's Behavior During the Phases of a Round" },
      { book: 'ST', place: 'Phase 6. Logistics' },
      { book: 'E1', place: 'Steve, Phase 6: logistics' },
      { book: 'E1C', place: 'Rules Corrections' },
    ],
  },
  {
    id: 'SV.8',
    sources: [
      { book: 'ST', place: 'Phase 7. Selling Goods' },
      { book: 'E1', place: 'Steve, Phase 7: Sale' },
    ],
  },
  {
    id: 'SV.9',
    sources: [
      { book: 'ST', place: 'Phase 8. Receive VP' },
      { book: 'E1', place: 'Steve, Phase 8: Scoring VP' },
    ],
  },
]);
