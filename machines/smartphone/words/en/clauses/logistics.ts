export const logistics = {
  'S6.1': {
    title: 'Progress in regions',
    text: 'You get one progress for each active logistics symbol. On your turn you place it in regions. Progress you do not use is gone.',
  },
  'S6.2': {
    title: 'Connected regions only',
    text: 'In the second edition, the Korean edition and the first edition with corrections you may place progress only in regions connected by a line to a region where you have an office; the corrections say that this applies to Steve too. The first edition as first printed has no such limit. A printed example: from North Africa you reach Europe, China, Emirates and South America.',
  },
  'S6.3': {
    title: 'Connections during your turn',
    text: 'In the Korean edition an office you place during your turn opens its neighbours at once, for the rest of this turn’s progress. The first edition with corrections and the second edition don’t say: by default it works the same; under the other ruling, as the wording of their example suggests, only offices connect that you have had since your turn began and still have. Steve’s marker always moves by the connections at that moment; under the other ruling his leftover progress may not follow it, and is lost.',
  },
  'S6.4': {
    title: 'Placing your office',
    text: 'When your progress in a region equals its cost, your office goes into the leftmost free space and the progress comes back to you.',
  },
  'S6.5': {
    title: 'Full regions and second offices',
    text: 'Nothing adds an office to a region with no free space. You have at most one office in a region, except through Wi-Fi side A or a retailer’s bonus. There are two gaps. Your progress in a region that has filled up stays there, because a move may free a space; where you get an office another way (Gamepad side B, a move, a second office) it comes back by default, while the other ruling leaves it there as well. By default you can’t place progress in a full region or where you already have an office; the other ruling allows it. Progress that meets the cost then opens your office as soon as a space is free; if several wait for it, the player whose turn it is comes first, then the others by priority, and at a retailer each waits for their own turn, because a bonus follows.',
  },
  'S6.6': {
    title: 'Offices on retailers',
    text: 'In a retailer’s region your office goes on the leftmost free space of the retailer, and you get its bonus. It costs the region’s number. A retailer never holds two offices of one player.',
  },
  'S6.7': {
    title: 'Connecting from a retailer',
    text: 'The rulebooks don’t say whether an office on a retailer connects you to further regions. By default it does, because it is in that region; under the other ruling it doesn’t.',
  },
  'S6.8': {
    title: 'Order within your turn',
    text: 'The rulebooks don’t say in what order you do things on your phase 6 turn. By default progress, Wi-Fi side A (once) and NFC side A (0 to 3 goods) come in any order, and a price or goods bonus taken earlier in the turn counts for NFC side A; under the other ruling it is progress, then Wi-Fi side A, then NFC side A. They don’t say either whether an office placed earlier this turn counts for Wi-Fi side A: by default it does; under the other ruling only offices you had when your turn began count.',
  },
};
