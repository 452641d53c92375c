export const steve = {
  'SV.1': {
    title: 'Setting Steve up',
    text: 'Steve is set up like a player and counts as one for the retailers. He has no pads A and B but his own pad, with fixed symbols, five round spaces and a delayed improvement space that holds his starting improvement.',
  },
  'SV.2': {
    title: 'Steve plans',
    text: 'In phase 1 Steve gets a goods token, and his delayed improvement moves, face up, to the space of this round. Everything on his pad and on the improvements there is always active.',
  },
  'SV.3': {
    title: 'Steve’s price and goods',
    text: 'In phases 2 and 3 Steve’s price and goods are worked out as for any player, from the symbols on his pad and his placed improvements, plus his goods tokens. He has no covered cells.',
  },
  'SV.4': {
    title: 'Steve takes an improvement',
    text: 'On Steve’s turn in phase 4 the top (first) improvement of the block goes to his delayed improvement space. He never takes a goods token in this phase.',
  },
  'SV.5': {
    title: 'Steve researches',
    text: 'In phase 5 Steve’s progress goes to the technology he is already researching; otherwise to the cheapest with its patent still there; otherwise to the cheapest he doesn’t have. Even with no progress he completes one whose cost fell to what he has there. There are two gaps: by default he places what is left over after he completes a technology or an office by the same list (other ruling: it is lost); among equally cheap technologies the order on the board decides by default, GPS, Wi-Fi, Gamepad, Li-ion, NFC, 4G (other ruling: alphabetical order).',
  },
  'SV.6': {
    title: 'No bonuses for Steve',
    text: 'Steve uses no technology bonus and no retailer bonus. But technology buyers do buy from him, and his patents and retailer spaces do score.',
  },
  'SV.7': {
    title: 'Steve expands',
    text: 'In phase 6 Steve’s progress goes to the region with his marker. Once his office is there, the marker moves to the largest available region; if several are equal, to the one with the fewest other offices, and then to the first in the alphabet. The same list places the marker at the beginning. A region is available if it is connected to one with his office (no connection is required in the first edition without corrections), has a free space and is not yet his; it may have a retailer. If no region is available, the marker leaves the board and Steve skips; try to place it again on each of his phase 6 turns. There are two gaps: the marker is first placed before phase 1 of round 1 by default (other ruling: on his first phase 6 turn); if the marked region has filled up, by default the marker moves by the list before he places and his progress there stays (other ruling: he skips while it is full).',
  },
  'SV.8': {
    title: 'Steve sells',
    text: 'In phase 7 Steve first sells one good in each region where only he has an office. Then he goes round the regions he shares, one good in each per round, for as long as he has goods and willing buyers. Last he sells as many as possible in the regions where only he has an office. He takes regions in alphabetical order throughout, and what is left is lost.',
  },
  'SV.9': {
    title: 'Alphabet of the regions',
    text: 'The alphabetical order is Australia, Canada, Caribbean, China, CIS, Emirates, Europe, India, North Africa, RSA, South America, USA.',
  },
};
