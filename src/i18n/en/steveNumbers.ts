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
  players: { random: 'Random', simple: 'Casual', sharp: 'Sharp' } as Record<string, string>,
  again: 'To measure again:',
};
