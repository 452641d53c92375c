export const priority = {
  'SP.1': {
    title: 'Lowest price goes first',
    text: 'In phases 4 to 7 the player with the lowest price goes first, then the next lowest, and so on. Among players with the same price the one with the fewest VP at that moment goes first.',
  },
  'SP.2': {
    title: 'Breaking a tie in priority',
    text: 'If price and VP are both equal, in the second and Korean editions the player with fewer starting VP goes first. The first edition, with or without corrections, puts first whoever produced fewer goods in the previous phase, then whoever has more technologies, then more patents, and then flips a coin, which here is seeded and drawn again each phase. It is unclear which goods it means: by default those made in phase 3 of this round; under the other ruling those made in the phase just before. Steve’s ties are broken by the same rule as anyone’s.',
  },
  'SP.3': {
    title: 'Order fixed for the phase',
    text: 'The order is worked out at the start of each of the phases 4, 5, 6 and 7 and then stays for that phase. The second and Korean editions say so; the first edition, with or without corrections, doesn’t mention it and is played the same. The order can change from phase to phase, because NFC side B or a retailer can change a price during the round and NFC side A can change VP in phase 6.',
  },
  'SP.4': {
    title: 'Price means price now',
    text: 'Your price is always the one in the price block at that moment: for priority, for buyers, for NFC side A and for scoring. The first edition, with or without corrections, speaks of the price you set, but its own bonuses change the block, so it means the same.',
  },
};
