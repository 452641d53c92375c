export const leasing = {
  'C5.1': {
    title: 'Leasing',
    text: 'A company may reach a free hex it has no access to through other companies’ networks, from any part of its own, by the shortest route over any mix of them. Where it has access it may not lease. Its own hexes and the start cost nothing, so a route counts from the last own hex.',
  },
  'C5.2': {
    title: 'What a lease costs',
    text: 'The acting company pays the values of the leased hexes from its treasury to the bank. Enough must be left to take the hex, or nothing happens.',
  },
  'C5.3': {
    title: 'Leases pay',
    text: 'For each share of a leased company, the bank pays the player who controls it the total value leased from that company, including the turn player. It pays this in full for every share; under another ruling the shares divide it.',
  },
  'C5.4': {
    title: 'The shortest route',
    text: 'The shortest route is the one with the fewest leased hexes.',
  },
  'C5.5': {
    title: 'Equally short routes',
    text: 'If routes are equally short, the acting player chooses.',
  },
  'C5.6': {
    title: 'Several leases in a turn',
    text: 'Every expansion in a turn may lease, and pays again, even for a hex leased before in the same turn.',
  },
  'C5.7': {
    title: 'Nobody is locked in',
    text: 'All networks meet at the start, so every company with enough money can reach every free hex next to any network. Surrounding a rival only makes its route more expensive.',
  },
};
