export const improvement = {
  'S4.1': {
    title: 'Improvement or goods token',
    text: 'In priority order each player takes one thing. With at least one active improvement symbol you take one improvement of your choice from the block; with none you take a goods token. More than one such symbol makes no difference.',
  },
  'S4.2': {
    title: 'Usable from next round',
    text: 'What you take can be used from the planning of the next round. You keep your improvements and goods tokens and use them every round.',
  },
  'S4.3': {
    title: 'Phase 4 in round 5',
    text: 'In the second and Korean editions this phase is skipped in round 5: the Korean rulebook says so, and the second edition’s board prints a crossed-out symbol on round V, though its rulebook doesn’t mention it. In the first edition, with or without corrections, it is played, without effect on the score. The 20 goods tokens are exactly enough for 5 players in 4 rounds.',
  },
  'S4.4': {
    title: 'Goods tokens run out',
    text: 'Goods tokens can run out only with five players: in round 5 of the first edition, with or without corrections, where this phase is still played, or when Steve is one of the five, because he takes one every round. In the second and Korean editions only Steve himself can go short, in phase 1 of round 5. The rulebooks don’t say what is taken then: by default nothing; under the other ruling you use a substitute.',
  },
};
