/** The words of Coverage, each with its clauses. */
export const coverageGlossary = {
  title: 'Words of Coverage',
  description: 'Every word of Coverage explained, with the rule it comes from.',
  lead: 'What the words mean, and which rule says so.',
  words: {
    hex: { name: 'Hex', text: 'A field of the map: the start, a mountain, a standard hex or a city.', clause: 'C1.1' },
    network: {
      name: 'Network',
      text: 'All hexes a company controls. The starting hex is in every network.',
      clause: 'C1.2',
    },
    chip: { name: 'Chip', text: 'One to five on a controlled hex; their number is its value.', clause: 'C1.2' },
    access: { name: 'Access', text: 'A company can reach every hex next to its network.', clause: 'C1.3' },
    shareValue: {
      name: 'Share value',
      text: 'The value of the whole network: 5, and 1 for each chip.',
      clause: 'C1.4',
    },
    issued: { name: 'Issued share', text: 'A share that was sold. It counts at the end.', clause: 'C1.5' },
    unissued: {
      name: 'Unissued share',
      text: 'A founder’s share that was not sold yet. It is paid, costs upkeep, and counts nothing at the end.',
      clause: 'C1.5',
    },
    payout: { name: 'Payout', text: 'Money from the bank for each share a player controls.', clause: 'C1.6' },
    charter: { name: 'Charter', text: 'The share above the map that nobody holds.', clause: 'C2.4' },
    treasury: {
      name: 'Treasury',
      text: 'The company’s own money. It pays for building and leasing, and for nothing else.',
      clause: 'C4.4',
    },
    pool: {
      name: 'Pool',
      text: 'Shares that nobody bid for, or that upkeep took. Anyone may put them up.',
      clause: 'C3.3',
    },
    act: { name: 'Acting', text: 'Expanding one company of which you control a share.', clause: 'C4.1' },
    city: { name: 'City', text: 'Pays every share of the company that takes it, at once.', clause: 'C4.5' },
    upkeep: { name: 'Upkeep', text: 'After acting, $1 for each unissued share of yours.', clause: 'C4.6' },
    lease: {
      name: 'Lease',
      text: 'Going through rivals’ hexes to one without access; their shares are paid.',
      clause: 'C5.1',
    },
    netWorth: { name: 'Net worth', text: 'Cash and the value of issued shares. The most wins.', clause: 'C7.2' },
  },
};
