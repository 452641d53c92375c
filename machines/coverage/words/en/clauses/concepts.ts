export const concepts = {
  'C1.1': {
    title: 'Kinds of hexes',
    text: 'The map has one starting hex in the middle, mountains, standard hexes and cities.',
  },
  'C1.2': {
    title: 'Controlled hexes',
    text: 'A controlled hex holds 1 to 5 chips with one company’s cube on top; the number of chips is its value. The hexes a company controls are its network. The starting hex counts as 5 in every network; no other hex can have two companies.',
  },
  'C1.3': {
    title: 'Access',
    text: 'A company has access to every hex next to its network.',
  },
  'C1.4': {
    title: 'Share value',
    text: 'A share is worth the sum of the values in its company’s network: 5 at the start, and 1 more for each chip placed.',
  },
  'C1.5': {
    title: 'Unissued and issued shares',
    text: 'Of a founder’s five shares four begin unissued and one issued. An issued share never becomes unissued again. You control every share in front of you, but only issued ones count at the end.',
  },
  'C1.6': {
    title: 'Who is paid',
    text: 'A payout goes to players, for each share they control, issued or not. Nobody is paid for shares in the bank pool or for the charter.',
  },
  'C1.7': {
    title: 'Mountains',
    text: 'The rulebook names mountains but never explains them. Unless you rule otherwise, nobody builds there, so nothing can be leased there either.',
  },
  'C1.8': {
    title: 'What follows for shares',
    text: 'An unissued share leaves its founder only by being issued or by going to the pool, so upkeep always concerns one company. An issued share never leaves its player, so everyone always holds at least one. A company’s treasury counts for nobody.',
  },
};
