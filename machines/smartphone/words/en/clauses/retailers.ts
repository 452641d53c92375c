export const retailers = {
  'SR.1': {
    title: 'No sales at a retailer',
    text: 'In a region with a retailer nobody sells goods.',
  },
  'SR.2': {
    title: 'VP of retailer spaces',
    text: 'Each space of a retailer shows the VP its owner gets at the end of the game. Spaces further left give more.',
  },
  'SR.3': {
    title: 'Taking the bonus',
    text: 'You get a retailer’s bonus when your office arrives there by logistics or Gamepad side B; some retailers have none. In the first edition, with or without corrections, and the Korean edition you must take it; in the second edition you may decline. It resolves at once, before you place the next progress. The rulebooks don’t say what you get if you leave by a move and come back. The second and Korean editions call the bonus a one-time one: by default it comes once for each player and retailer, and one you declined or lost counts as well. The first edition, with or without corrections, does not say once: by default it comes at each arrival. You can choose the other ruling in any edition. No rulebook says what happens to a bonus with no legal use: by default it is lost, in every edition.',
  },
  'SR.4': {
    title: 'The bonuses',
    text: 'A bonus is one of these: 1 or 2 goods; 1 or 2 progress on technologies of your choice, and two may be split; your price up or down by 1; a second office in a region without a retailer where you have exactly one; or moving one of your offices to another place.',
  },
  'SR.5': {
    title: 'Progress from a retailer',
    text: 'If progress from a retailer reaches the cost of a technology, you still wait for your turn in phase 5 to complete it. Gamepad side B can bring you to a retailer in the middle of that very turn: in the second edition and the first edition, with or without corrections, the technology then completes now; the Korean edition makes you wait for the next phase 5.',
  },
  'SR.6': {
    title: 'Moving an office',
    text: 'You move one of your offices, home offices included, from a region to a region or from a retailer to a retailer. In the second edition and the first edition, with or without corrections, this retailer is excluded; in the Korean edition you may move from any retailer, including this one. Offices to the right of the space you left close up, and the move gives no retailer bonus. Each office counts for the space it ends on, so yours loses its old value and those that closed up gain; your connections are those after the move. The rulebooks don’t say which targets are legal: by default one with a free space and none of your offices, with no connection needed; the other ruling also allows moves between a region and a retailer.',
  },
  'SR.7': {
    title: 'Direction of the price bonus',
    text: 'All rulebooks say that the price goes up or down by 1, so by default you choose. They don’t say whether a tile can fix the direction: the other ruling follows the tile’s arrow, if it has one. There is another gap where you must take the bonus, in the first edition, with or without corrections, and the Korean edition: with your price at an end of the track you may by default choose either direction, even the one without effect; under the other ruling the price has to change if it can.',
  },
};
