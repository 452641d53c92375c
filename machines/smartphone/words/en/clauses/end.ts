export const end = {
  'SE.1': {
    title: 'Final count',
    text: 'The game ends after phase 8 of round 5. Add the VP of your patents and of your retailer spaces to the VP you have. The most VP wins.',
  },
  'SE.2': {
    title: 'Tie at the end',
    text: 'If VP are tied, the player with more technologies wins, then the one with more patents. If that is equal too, the tied players share the victory.',
  },
};
