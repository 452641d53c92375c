/** Symbols and words of the game, each explained in a sentence or two. {symbols} and [clauses] as in lessons. */
export const glossary = {
  title: 'Symbols and words',
  description: 'Every symbol on the pads and every word of Smartphone Inc., explained with its icon and its rule.',
  lead: 'The symbols, the pieces and the terms.',
  parts: { symbols: 'Symbols', pieces: 'Pieces', technologies: 'Technologies', words: 'Words' },
  sides: 'Side {side}: {text}',
  symbols: {
    goods: 'Makes one good in phase 3 [S3.1].',
    goodsPriceDown:
      'Makes one good in phase 3 and lowers the price by one in phase 2. It always does both [S2.1] [S3.1].',
    priceUp: 'Raises the price by one in phase 2 [S2.1].',
    research: 'One progress for a technology in phase 5 [S5.1].',
    logistics: 'One progress for an office in a region in phase 6 [S6.1].',
    improve:
      'Lets you take an improvement in phase 4 instead of a goods token. One is enough; two make no difference [S4.1].',
  },
  pieces: {
    good: 'A phone to sell. Unsold goods are lost at the end of phase 7 [S7.6].',
    goodsToken: 'Makes one good every round, from the round after you took it [S3.1] [S4.2].',
    progress: 'Stays on a technology or in a region until there is enough of it [S5.3] [S6.4].',
    office: 'You may sell where you have one. It goes in the leftmost free space [S6.4].',
    patent: 'The first to research a technology takes it; VP at the end of the game [S5.3].',
    retailer:
      'A shop that covers a region in games for two to four. Nobody sells there, but offices give a bonus and VP [SR.1] [SR.2].',
  },
  words: {
    pad: {
      name: 'Pad',
      text: 'You have two, A and B, each with two by three cells and two sides. One has to cover 1 to 4 cells of the other [S1.2].',
    },
    plan: {
      name: 'Plan',
      text: 'How your pads and improvements are laid out this round. It is secret until all plans are shown together [S1.8].',
    },
    active: { name: 'Active', text: 'A symbol that can be seen. Covered ones do nothing [S1.3].' },
    improvement: {
      name: 'Improvement',
      text: 'A tile with two symbols. Face up on the pads its symbols work; face down it makes one good [S1.4] [S3.1].',
    },
    block: {
      name: 'Improvement block',
      text: 'The five improvements you can choose from in phase 4. New ones are laid out every round [SN.1].',
    },
    price: {
      name: 'Price',
      text: 'What each of your goods earns. It also decides who goes first: low prices before high ones [S2.1] [SP.1].',
    },
    order: {
      name: 'Order',
      text: 'Worked out again at the start of phases 4, 5, 6 and 7: lowest price, then fewest VP [SP.1] [SP.3].',
    },
    redBuyer: { name: 'Number buyer', text: 'Buys if your price is not above the number [S7.3].' },
    purpleBuyer: { name: 'Technology buyer', text: 'Pays any price if you have the technology [S7.3].' },
    connected: { name: 'Connected', text: 'A line on the map leads to a region where you have an office [S6.2].' },
    control: { name: 'Control', text: 'Whoever sold most in a region gets the VP over its rightmost office [S8.2].' },
    secondPlace: {
      name: 'Second place',
      text: 'Pays only where the space of the rightmost office shows a second number [S8.2].',
    },
    home: {
      name: 'Home',
      text: 'The region of your colour, where your first office is. Homes are the five medium regions [S0.2] [S0.6].',
    },
    vp: { name: 'VP', text: 'Victory points. Most of them after five rounds wins [SE.1].' },
    steve: {
      name: 'Steve',
      text: 'The automatic opponent. He plays like a player, but follows lists instead of planning [SV.1].',
    },
    edition: {
      name: 'Edition',
      text: 'One of the four rulebooks of Smartphone Inc. Some rules differ between them, so choose yours before you play.',
    },
    gap: {
      name: 'Gap',
      text: 'Something the rulebooks don’t say. Each gap has a ruling.',
    },
    ruling: {
      name: 'Ruling',
      text: 'How this site plays a gap, something the rulebooks don’t say. You can change every ruling when you set up a game.',
    },
  },
};
