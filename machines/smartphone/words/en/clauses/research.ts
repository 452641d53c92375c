export const research = {
  'S5.1': {
    title: 'Spending progress on technologies',
    text: 'You get one progress for each active research symbol. On your turn you spend it on any technologies you do not have, split as you like. Progress you have not spent is gone at the end of your turn.',
  },
  'S5.2': {
    title: 'What a technology costs',
    text: 'A technology costs the first number on its card while its patent is there, and the second number, 1 less, once someone has taken the patent. If you own Gamepad side A it costs you 1 less again.',
  },
  'S5.3': {
    title: 'Completing a technology',
    text: 'When your progress on a technology reaches its cost on your turn, you have researched it. The progress comes back to you, one of your offices marks the technology, and its bonus works from now on. The first player to research it takes its patent, which gives VP at game end.',
  },
  'S5.4': {
    title: 'When a cost falls',
    text: 'A cost can fall to what you already have there, because someone took the patent or you gained Gamepad side A. You complete that technology only on your own turn in phase 5: at once if it is your turn, otherwise on your next. The rulebooks don’t say when others complete if you research Gamepad side A during your turn and it lowers their cost to what you have there: by default in the same turn, since the first edition makes the discount immediate; under the other ruling from your next turn.',
  },
  'S5.5': {
    title: 'Progress stays',
    text: 'Progress on a technology stays there from round to round. You may change your mind and research another one.',
  },
  'S5.6': {
    title: 'Bonuses must be used',
    text: 'You must use a technology’s bonus if you can, unless the bonus says “may”.',
  },
  'S5.7': {
    title: 'Everyone has a turn',
    text: 'Every player has a turn in phase 5, even without progress. The rulebooks leave open when technologies complete that you have already paid for. By default they must complete first, before you place progress; you choose the order of several, and each bonus resolves before the next one completes. Under the other ruling you may complete them at any point of your turn.',
  },
};
