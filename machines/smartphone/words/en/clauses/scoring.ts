export const scoring = {
  'S8.1': {
    title: 'VP for goods sold',
    text: 'You score the number of goods you have on the board times your current price.',
  },
  'S8.2': {
    title: 'Control of a region',
    text: 'The player who sold the most goods in a region gets the first-place VP shown over the rightmost office there, whoever owns that office. If that space also shows VP for second place, the next player gets them.',
  },
  'S8.3': {
    title: 'Ties for control',
    text: 'If players sold equally many, the one further to the left is ahead. In the Korean edition that means the one whose goods are further left, as its worked example shows. In our copies of the first edition, with or without corrections, and the second edition the deciding symbol is missing, so this is a gap: by default the player whose leftmost good is further left is ahead; under the other ruling the one whose leftmost office is further left. The first edition adds that this player came to the region earlier, which is always true only of offices; the Korean edition explains the same example by goods sold.',
  },
  'S8.4': {
    title: 'No sale, no control VP',
    text: 'If you sold nothing in a region you get nothing for it, office or not. If only one player sold there, second place is not paid.',
  },
  'S8.5': {
    title: 'Control without an office',
    text: 'The rulebooks don’t say whether you can score control where you sold by 4G side B without an office. By default you are a seller like any other and ties are broken as usual, but if your table breaks them by offices you come after everyone who has an office there; with no office at all in the region there are no VP. Under the other ruling you need an office there to score. In our copy of the first edition the sentence about this has lost both its symbols and could mean that.',
  },
  'S8.6': {
    title: 'Printed control examples',
    text: 'Blue sold more than yellow, and the rightmost space, owned by yellow, shows 2: blue gets 2 in the second and Korean editions, while the text of the first edition, with or without corrections, says 4. Blue, green and red sold equally, blue furthest left, then green, then red: blue gets 6, green 3, red 0. Those are the values of a medium or large region with four offices.',
  },
};
