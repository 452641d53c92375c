export const scoring = {
  'S8.1': {
    title: 'VP for goods sold',
    text: 'You score the number of goods you have on the board times your price now.',
  },
  'S8.2': {
    title: 'Control of a region',
    text: 'The player who sold the most goods in a region takes the first-place VP shown over the rightmost office there, whoever owns that office. If that space also shows a second-place VP, the next player takes it.',
  },
  'S8.3': {
    title: 'Ties for control',
    text: 'Of players who sold equally many, the one further to the left is ahead. In the Korean edition that means whose goods stand further left, as its worked example shows. In the first edition, with or without corrections, and the second edition the deciding symbol is lost from our copies, so it is open: by default whose leftmost good stands on the buyer further left; the option is whose leftmost office stands further left. The first edition adds that this one came to the region earlier, which always holds only for offices; the Korean edition tells the same example with goods sold.',
  },
  'S8.4': {
    title: 'No sale, no control VP',
    text: 'If you sold nothing in a region you get nothing for it, office or not. If only one player sold there, second place is not paid.',
  },
  'S8.5': {
    title: 'Control without an office',
    text: 'Whether you can score control where you sold by 4G side B without an office is open. By default you are a seller like any other and ties are broken as usual, but if the option of breaking them by office is in use you come after all who own an office there; with no office at all in the region there is no VP. The option: you need an office there to score. In our copy of the first edition the sentence about this has lost both its symbols and could be read for the option.',
  },
  'S8.6': {
    title: 'Printed control examples',
    text: 'Blue sold more than yellow, and the rightmost space, owned by yellow, shows 2: blue gets 2 in the second and Korean editions, while the text of the first edition, with or without corrections, says 4. Blue, green and red sold equally, blue furthest left, then green, then red: blue gets 6, green 3, red 0. Those are the values of a medium or large region with four offices.',
  },
};
