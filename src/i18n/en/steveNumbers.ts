import { names } from './names.ts';

/** The numbers on the page about Steve’s pad. */
export const steveNumbers = {
  label: 'Steve against the computer players',
  rival: 'Steve against',
  homes: 'Homes',
  games: 'Games',
  wins: 'Steve wins',
  steve: 'Steve’s score',
  other: 'The other’s',
  to: 'to',
  rows: { asItIs: '{rival}', twoLogistics: '{rival}, with two logistics symbols on his pad' },
  players: names.players,
  again: 'To measure again:',
};
