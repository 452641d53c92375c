export const leasing = {
  'C5.1': {
    title: 'Leasing',
    text: 'A company may reach a free hex it has no access to through other companies’ networks, from any part of its own, by the shortest route over any mixture of them. With access it may not lease there. Its own hexes and the start cost nothing, so a route counts from the last own hex.',
  },
  'C5.2': {
    title: 'What a lease costs',
    text: 'The acting company pays the values of the leased hexes from its treasury to the bank. Enough must be left to take the hex, or nothing of it happens.',
  },
  'C5.3': {
    title: 'Leases pay',
    text: 'For each share of a leased company, the bank pays the player who controls it the total value leased from that company, the turn player too. It pays this in full for every share; by another ruling the shares divide it.',
  },
  'C5.4': {
    title: 'The shortest route',
    text: 'The shortest route is the one with the fewest leased hexes.',
  },
  'C5.5': {
    title: 'Equally short routes',
    text: 'Among equally short routes the acting player chooses.',
  },
  'C5.6': {
    title: 'Several leases in a turn',
    text: 'Every expansion of a turn may lease, and pays again, even for a hex leased before in the same turn.',
  },
  'C5.7': {
    title: 'Nobody is locked in',
    text: 'All networks meet at the start, so every free hex beside any network can be reached by every company that has the money. Enclosing a rival only makes that company’s way more expensive.',
  },
};
