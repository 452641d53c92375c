export const production = {
  'S3.1': {
    title: 'What makes goods',
    text: 'You make one good for each active goods symbol (goods with price down is one of these), one for each cell of a pad covered by the other pad, one for each of your face-down improvements and one for each of your goods tokens.',
  },
  'S3.2': {
    title: 'Improvement cover makes no goods',
    text: 'A cell covered by an improvement gives no good. Open is a cell covered by the other pad with an improvement in between: by default it gives a good, because both pads overlap there; the option gives none.',
  },
  'S3.3': {
    title: 'Double goods with GPS',
    text: 'With GPS side A each active goods with price down symbol gives 2 goods instead of 1. Whether symbols on improvements count is open, since the text names only the pad while the card shows every such symbol. By default pads and improvements both count, because every phase says pads where improvements plainly count as well; the option counts pads only. The option has this for it: the English books say pads and improvements of Li-ion, right beside GPS, where they say only pad. The Korean edition says pads of both.',
  },
  'S3.4': {
    title: 'Extra goods with Li-ion',
    text: 'Li-ion side B gives you extra goods when you research it and in every production phase after that. The first edition, with or without corrections, gives 1 good for each technology you own; the second and Korean editions give 1 for every 2 technologies, rounded down. Whether Li-ion itself counts is open: by default it does; the option leaves it out.',
  },
  'S3.5': {
    title: 'Production is forced',
    text: 'You make exactly as many goods as you are able to, never fewer. If the option that limits your pieces is in use, you make them only up to the cubes you have.',
  },
};
