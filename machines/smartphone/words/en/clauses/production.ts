export const production = {
  'S3.1': {
    title: 'What makes goods',
    text: 'You make one good for each active goods symbol (goods with price down is one of these), one for each cell of a pad covered by the other pad, one for each of your face-down improvements and one for each of your goods tokens.',
  },
  'S3.2': {
    title: 'Improvement cover makes no goods',
    text: 'A cell covered by an improvement gives no good. The rulebooks don’t say what happens to a cell covered by the other pad with an improvement in between: by default it gives a good, because both pads overlap there; under the other ruling it gives none.',
  },
  'S3.3': {
    title: 'Double goods with GPS',
    text: 'With GPS side A each active goods with price down symbol gives 2 goods instead of 1. It is unclear whether symbols on improvements count, since the text names only the pad while the card shows every such symbol. By default pads and improvements both count, because every phase says pads where improvements clearly count as well; under the other ruling only pads count. In favour of that, the English rulebooks say pads and improvements for Li-ion, right beside GPS, where they say only pad. The Korean edition says pads for both.',
  },
  'S3.4': {
    title: 'Extra goods with Li-ion',
    text: 'Li-ion side B gives you extra goods when you research it and in every production phase after that. The first edition, with or without corrections, gives 1 good for each technology you own; the second and Korean editions give 1 for every 2 technologies, rounded down. The rulebooks don’t say whether Li-ion itself counts: by default it does; under the other ruling it doesn’t.',
  },
  'S3.5': {
    title: 'Production is forced',
    text: 'You make exactly as many goods as you can, never fewer. If your table rules that pieces are a limit, you make only as many as you have cubes.',
  },
};
