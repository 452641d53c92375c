/** Titles of the chapters that clauses stand in. */
export const chapters = {
  concepts: 'Hexes, networks, shares',
  setup: 'Set-up',
  auction: 'Auction',
  acting: 'Acting for a company',
  leasing: 'Leasing',
  passing: 'Passing',
  end: 'End of the game',
  map: 'The map',
};
