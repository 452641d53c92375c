import type { Action } from '@machines/coverage/actions.ts';
import { type Colour, colours, shareSources } from '@machines/coverage/names.ts';

/** Everything a seat could possibly ask for but bids and expansions. */
const everyAction = (seat: Colour): Action[] => [
  ...colours.flatMap((company) => shareSources.map((source): Action => ({ type: 'auction', seat, company, source }))),
  ...colours.map((company): Action => ({ type: 'act', seat, company })),
  { type: 'passAuction', seat },
  { type: 'finish', seat },
  { type: 'passTurn', seat },
];

export const possible = colours.flatMap(everyAction);
