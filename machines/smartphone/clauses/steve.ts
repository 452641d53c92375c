import { define, sourcesIn } from './define.ts';

export const steve = define({
  'SV.1': sourcesIn({ ST: 'Preparing for the Game', E1: 'Steve, Preparing for the game', board: "Steve's pad" }),
  'SV.2': sourcesIn({ ST: 'Phase 1. Planning', E1: 'Steve, Phase 1: planning' }),
  'SV.3': [
    { book: 'ST', place: 'Phase 2. Set Prices' },
    { book: 'ST', place: 'Phase 3. Production' },
    { book: 'E1', place: 'Steve, Phase 2: pricing' },
    { book: 'E1', place: 'Steve, Phase 3: production' },
  ],
  'SV.4': sourcesIn({ ST: 'Phase 4. Improve Production', E1: 'Steve, Phase 4: production improvement' }),
  'SV.5': sourcesIn({ ST: 'Phase 5. Research Technology', E1: 'Steve, Phase 5: discovering technologies' }),
  'SV.6': [
    { book: 'ST', place: 'Phase 5. Research Technology' },
    { book: 'ST', place: 'Phase 6. Logistics' },
    { book: 'E1', place: 'Steve, Phase 5: discovering technologies' },
    { book: 'E1', place: 'Steve, Phase 6: logistics' },
  ],
  'SV.7': [
    { book: 'ST', place: "Steve's Behavior During the Phases of a Round" },
    { book: 'ST', place: 'Phase 6. Logistics' },
    { book: 'E1', place: 'Steve, Phase 6: logistics' },
    { book: 'E1C', place: 'Rules Corrections' },
  ],
  'SV.8': sourcesIn({ ST: 'Phase 7. Selling Goods', E1: 'Steve, Phase 7: Sale' }),
  'SV.9': sourcesIn({ ST: 'Phase 8. Receive VP', E1: 'Steve, Phase 8: Scoring VP' }),
});
