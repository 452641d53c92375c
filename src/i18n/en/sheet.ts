/** The game on one printed page. {symbols} are drawn; short enough for one sheet. */
export const sheet = {
  title: 'The game on one page',
  description:
    'Smartphone Inc. on a single sheet: the eight phases of a round, order, scoring and the end. To print and keep beside the table.',
  lead: 'The whole round on one sheet of paper, for the table.',
  print: 'Print this page',
  /** What every sentence says that decides a gap. */
  leftOpen: 'gap',
  openMeans:
    '“Gap”: the rulebooks, or all but those named, don’t say. “Here” gives our ruling; your table may rule otherwise.',
  aim: 'Five rounds. Most VP wins: goods sold × price and control every round; patents and retailer offices at the end.',
  order: 'Order in phases 4 to 7, worked out again each time: lowest price first, then fewest VP.',
  phases: {
    planning: [
      'Everyone at once, in secret. One pad covers **1 to 4 cells** of the other, either side up.',
      'What can be seen is active. Improvements lie face up on the pads, both cells on a pad; the rest lie face down.',
    ],
    pricing: [
      '5, −1 for each {goodsPriceDown}, +1 for each {priceUp}. The track runs from 2 to 8. **Gap:** past its ends; here the price stops there.',
    ],
    production: [
      'One good for each {goods}, each {goodsPriceDown}, each **covered cell** of a pad, each face-down improvement, each token.',
      'Cells covered by an improvement make nothing. **Gap:** a pad on top of that; here the cell then makes a good.',
    ],
    improvement: [
      'With an active {improve}: take one improvement from the block. Without: a goods token. Usable from the next round.',
      'Not in round 5 (second and Korean editions).',
    ],
    research: [
      'One progress for each {research}, on technologies you don’t have. A technology costs 1 more while its patent is there.',
      'First to finish takes the patent. Progress stays; unused progress is lost.',
    ],
    logistics: [
      'One progress for each {logistics}, in regions connected to one of your offices. Small 2, medium 3, large 4.',
      'Your office goes to the leftmost free space. On a retailer it gives a bonus. **Gap** in the second edition: does it connect at once? Here it does.',
    ],
    sale: [
      'Where you have an office and there is no retailer. Number buyer: your price is not above the number. Technology buyer: you have it.',
      'Each good goes to the **leftmost willing** free buyer. What is left is lost.',
    ],
    scoring: [
      'Goods sold × your price. Then each region: most goods takes the number over the **rightmost office**, whoever owns it.',
      'Second place only where there is a second number. Ties are a **gap**, except in the Korean edition (whose goods are further left); here the same everywhere.',
    ],
  },
  next: 'Next round: goods leave the board, prices back to 5, five new improvements. Everything else stays.',
  end: 'After round 5 add patents and retailer spaces. Tie: more technologies, then more patents, then shared.',
};
