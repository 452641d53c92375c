export const end = {
  'SE.1': {
    title: 'Final count',
    text: 'The game ends after phase 8 of round 5. To the VP you have, add the VP of your patents and of your retailer spaces. The most VP wins.',
  },
  'SE.2': {
    title: 'Tie at the end',
    text: 'If VP are tied, more technologies wins, then more patents. If that is equal too, the tied players share the victory.',
  },
};
