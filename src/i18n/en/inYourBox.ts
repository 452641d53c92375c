/**
 * Clauses in which editions part or say nothing: what one's own rulebook says, and no more. Rulings stand beside it.
 * Written by the editions that say the same; `all` where every edition does.
 */
export const inYourBox = {
  'S0.3': {
    'e2 ko':
      'You have two pads, A and B, each with 2 by 3 cells and printed on both sides, **18 offices and 20 goods cubes**. One cube marks your VP and one your price. Progress doesn’t run out.',
    'e1c e1':
      'You have two pads, A and B, each with 2 by 3 cells and printed on both sides, **18 offices, 20 goods cubes and 12 progress markers**. One cube marks your VP and one your price.',
  },
  'S1.6': { all: 'Improvements may overlap, but **no improvement may cover both cells of another**.' },
  'S1.7': {
    'e2 ko':
      'With 4G side A **one cell of an improvement may hang over** the edge of the pads. The other stays on a pad. Every improvement may do so.',
    'e1c e1':
      'With 4G side A **one cell of one of two improvements may hang over** the edge of the pads. The other cell stays on a pad.',
  },
  'S2.2': { all: 'The printed price track runs **from 2 to 8**.' },
  'S3.2': { all: 'A cell covered by an improvement gives **no good**.' },
  'S3.3': { all: 'With GPS side A each active goods with price down symbol gives **2 goods instead of 1**.' },
  'S3.4': {
    'e2 ko':
      'Li-ion side B gives you **1 good for every 2 technologies** you own, rounded down, when you research it and in every production phase after that.',
    'e1c e1':
      'Li-ion side B gives you **1 good for each technology** you own, when you research it and in every production phase after that.',
  },
  'SP.2': {
    'e2 ko': 'If price and VP are both equal, the player with **fewer starting VP** goes first.',
    'e1c e1':
      'If price and VP are both equal, the player who **produced fewer goods** in the previous phase goes first, then whoever has more technologies, then more patents, and then a coin decides.',
  },
  'SP.3': {
    'e2 ko': 'The order is worked out at the start of each of the phases 4, 5, 6 and 7 and **stays for that phase**.',
    'e1c e1':
      'The order is worked out at the start of each of the phases 4, 5, 6 and 7. The rulebook doesn’t say that it stays for that phase, but it is played that way.',
  },
  'S4.3': {
    e2: 'Phase 4 is **skipped in round 5**: the board prints a crossed-out symbol on round V.',
    ko: 'Phase 4 is **skipped in round 5**.',
    'e1c e1': 'Phase 4 is **played in round 5** too, without effect on the score.',
  },
  'S4.4': {
    'e2 ko':
      'The 20 goods tokens are enough for five players in four rounds. **Only Steve can go short**, in phase 1 of round 5, when he is one of five.',
    'e1c e1':
      'The 20 goods tokens **can run out with five players**: in round 5, or when Steve is one of the five, because he takes one every round.',
  },
  'S5.4': {
    all: 'If a cost falls to what you already have there, you complete that technology **only on your own turn in phase 5**: at once if it is your turn, otherwise on your next.',
  },
  'S5.7': { all: 'Every player has a turn in phase 5, **even without progress**.' },
  'S9.3': {
    e2: 'Once each round, in phase 6, you **may** add a free second office in a region where you have exactly one and a space is free. Never a third this way, and never on a retailer.',
    ko: 'Once each round, in phase 6, you **can** add a free second office in a region where you have exactly one and a space is free. Never a third this way, and never on a retailer.',
    'e1c e1':
      'Once each round, in phase 6, you **must** add a free second office, if you can, in a region where you have exactly one and a space is free. Never a third this way, and never on a retailer.',
  },
  'S9.8': {
    'e2 ko':
      'When you research it and in each phase 3 you get **1 good for every 2 technologies** you own, rounded down.',
    'e1c e1': 'When you research it and in each phase 3 you get **1 good for each technology** you own.',
  },
  'S9.9': {
    all: 'On your turn in phase 6 you may sell **up to 3 goods at your price, off the board**. You score the VP at once. These goods count for no region.',
  },
  'S9.11': {
    'e2 ko': 'In phase 1 **one cell of every improvement** may hang over the edge of the pads.',
    'e1c e1': 'In phase 1 one cell **of one of two improvements** may hang over the edge of the pads.',
  },
  'S6.2': {
    'e2 ko':
      'You may place progress only in regions **connected by a line** to a region where you have an office. The printed example: from North Africa you reach Europe, China, Emirates and South America.',
    e1c: 'You may place progress only in regions **connected by a line** to a region where you have an office. The corrections say that this applies to Steve too.',
    e1: 'You may place progress in **any region**. No connection is needed.',
  },
  'S6.3': {
    ko: 'An office you place during your turn **opens its neighbours at once**, for the rest of this turn’s progress.',
    'e2 e1c':
      'The rulebook doesn’t say whether an office you place during your turn opens its neighbours **in the same turn**.',
    e1: 'No connection is needed, so an office you place during your turn opens nothing new.',
  },
  'S6.5': {
    all: 'Nothing adds an office to a region with **no free space**. You have at most **one office in a region**, except through Wi-Fi side A or a retailer’s bonus.',
  },
  'S6.7': {
    'e2 ko e1c': 'The rulebook doesn’t say whether an office **on a retailer** connects you to further regions.',
    e1: 'No connection is needed, so it doesn’t matter whether an office on a retailer connects.',
  },
  'S6.8': { all: 'The rulebook doesn’t say **in what order** you do things on your phase 6 turn.' },
  'SR.3': {
    e2: 'You get a retailer’s bonus when your office arrives there by logistics or Gamepad side B. **You may decline it.** It resolves at once, before you place the next progress. Some retailers have none.',
    'ko e1c e1':
      'You get a retailer’s bonus when your office arrives there by logistics or Gamepad side B. **You must take it.** It resolves at once, before you place the next progress. Some retailers have none.',
  },
  'SR.5': {
    'e2 e1c e1':
      'If progress from a retailer reaches the cost of a technology, you still wait for your turn in phase 5. If Gamepad side B brings you to the retailer during that very turn, the technology **completes now**.',
    ko: 'If progress from a retailer reaches the cost of a technology, you still wait for your turn in phase 5. If Gamepad side B brings you to the retailer during that very turn, the technology **waits for the next phase 5**.',
  },
  'SR.6': {
    'e2 e1c e1':
      'You move one of your offices, home offices included, from a region to a region or from a retailer to a retailer, **but not from or to this one**. Offices to the right of the space you left close up. The move gives no retailer bonus.',
    ko: 'You move one of your offices, home offices included, from a region to a region or from a retailer to a retailer, **this one included**. Offices to the right of the space you left close up. The move gives no retailer bonus.',
  },
  'SR.7': { all: 'The price goes **up or down by 1**.' },
  'S7.5': {
    'e2 e1c e1': 'Each buyer takes **one good**, and a sale you miss is missed.',
    ko: 'Each buyer takes **one good**, and a sale you miss is missed. The rulebook says three times that a player sells all their goods.',
  },
  'S8.3': {
    ko: 'Of players who sold equally many in a region, the one whose **goods are further left** is ahead, as the worked example shows.',
    'e2 e1c e1': 'Of players who sold equally many in a region, the one **further to the left** is ahead.',
  },
  'S8.5': {
    all: 'The rulebook doesn’t say whether you can score control where you sold by 4G side B **without an office**.',
  },
  'S8.6': {
    'e2 ko':
      'Blue sold more than yellow, and the rightmost space, owned by yellow, shows 2: **blue gets 2**. Blue, green and red sold equally, blue furthest left, then green, then red: blue gets 6, green 3, red 0.',
    'e1c e1':
      'Blue sold more than yellow, and the rightmost space, owned by yellow, shows 2: the text says that **blue gets 4**. Blue, green and red sold equally, blue furthest left, then green, then red: blue gets 6, green 3, red 0.',
  },
  'SV.5': {
    all: 'In phase 5 Steve’s progress goes to **the technology he is already researching**; otherwise to the cheapest with its patent still there; otherwise to the cheapest he doesn’t have. Even with no progress he completes one whose cost fell to what he has there.',
  },
  'SV.7': {
    'e2 ko e1c':
      'In phase 6 Steve’s progress goes to the region with his marker. Once his office is there, the marker moves to the **largest region connected to one of his**, with a free space and not yet his; then to the one with the fewest other offices; then to the first in the alphabet.',
    e1: 'In phase 6 Steve’s progress goes to the region with his marker. Once his office is there, the marker moves to the **largest region**, connected or not, with a free space and not yet his; then to the one with the fewest other offices; then to the first in the alphabet.',
  },
};
