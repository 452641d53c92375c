export const setup = {
  'S0.1': {
    title: 'Two to five players',
    text: 'The game is for 2 to 5 players. A player is a person, a computer player or Steve. There is at most one Steve, and 1 to 4 others play with him.',
  },
  'S0.2': {
    title: 'Colours and starting positions',
    text: 'The colours in scoreboard order are green, blue, black, yellow, red. Your colour gives you a home region, with your office in its leftmost space, a starting VP and a starting improvement. Starting VP rise in that order, so for any two players it is clear who started with fewer.',
  },
  'S0.3': {
    title: 'Your own pieces',
    text: 'You have two pads, A and B, each with 2 by 3 cells and printed on both sides, 18 offices and 20 goods cubes; one cube marks your VP and one your price, so 18 can be goods. The rulebooks don’t say whether these counts are a limit. By default they aren’t: the second and Korean editions say so of progress, and the designer is reported to have said so of all pieces. The other ruling limits you to 18 goods at a time, 18 offices and, in the first edition with or without corrections, 12 progress markers. Improvements are always limited; goods tokens have their own clause.',
  },
  'S0.4': {
    title: 'Improvements, tokens, technologies',
    text: 'Shuffle the 27 improvements and lay 5 of them face up in the improvement block (the page of the first edition that should give this number is missing from our copy). There are 20 goods tokens. Each of the 6 technologies lies with its patent and has either side A or side B in play: side A for all (as in a first game), a random side for each, or the sides you choose.',
  },
  'S0.5': {
    title: 'Where retailers go',
    text: 'The number of players, including Steve, decides which regions get a retailer; it is never random. With 2: China, Canada, the Caribbean and every medium region that is nobody’s home. With 3: Europe, RSA and every such medium region. With 4: Canada and the one such medium region. With 5: none. The 7 retailers are shuffled within their size, and each is laid with a random side up.',
  },
  'S0.6': {
    title: 'Homes are the medium regions',
    text: 'The medium regions are exactly the five home regions; North Africa is one of them. The placing of retailers shows it: with 4 players just one medium region is left that is nobody’s home.',
  },
  'S0.7': {
    title: 'Prices start at 5',
    text: 'At the start every player’s price is 5.',
  },
};
