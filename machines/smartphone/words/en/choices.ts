/** Differences and gaps in words: the question, each reading, and why the usual one is usual. */
export const choices = {
  pieceLimits: {
    title: 'Are the wooden pieces a limit?',
    values: {
      endless: 'No: use any substitute when they run out.',
      limited: 'Yes: 18 goods at a time, 18 offices, and 12 progress markers where the edition counts them.',
    },
    why: 'Two editions say so of progress, and the designer is reported to have said so of all.',
  },
  progressMarkers: {
    title: 'Do progress markers run out?',
    values: { counted: 'Twelve for each player (when pieces are a limit).', endless: 'Never.' },
  },
  twoCoverOne: {
    title: 'May two improvements together cover a third?',
    values: { allowed: 'Yes, each covering one of its cells.', refused: 'No, it may not end up fully covered.' },
    why: 'The text forbids only that one improvement covers another.',
  },
  coverThroughPad: {
    title: 'May an improvement lie exactly above one that is under the pad?',
    values: { allowed: 'Yes: the pad hides the lower one already.', refused: 'No: it still covers both its cells.' },
    why: 'The pad between them already hides the lower one.',
  },
  e1FourG: {
    title: 'How many improvements may stick out with 4G side A?',
    values: { one: 'One of them.', each: 'Every one of them.' },
    why: 'The first edition to the letter; it may be a slip for one of the two cells.',
  },
  overhangActive: {
    title: 'Is a symbol that sticks out active?',
    values: { active: 'Yes: it is visible.', inactive: 'No: it lies on no pad.' },
    why: 'A visible symbol is active.',
  },
  overhangOverlap: {
    title: 'May two improvements stick out over the same spot?',
    values: { allowed: 'Yes: the upper one is active.', refused: 'No.' },
    why: 'Improvements may overlap, and nothing says otherwise here.',
  },
  tuckedUnder: {
    title: 'Half on the lower pad, half beneath the upper one but on no pad?',
    values: { refused: 'Only with 4G side A.', allowed: 'Always: it lies under a pad.' },
    why: 'Both cells have to lie on a pad.',
  },
  priceBeyondTrack: {
    title: 'What happens past the ends of the price track?',
    values: { stops: 'The price stops at 2 or 8.', unbounded: 'The price goes on; below 0 each good sold costs VP.' },
    why: 'There is no space to put the marker on.',
  },
  padOverImprovement: {
    title: 'A pad covers a cell with an improvement in between: a good?',
    values: { counts: 'Yes: both pads overlap there.', nothing: 'No: the improvement covered it first.' },
    why: 'Goods come from one pad over the other, and there one is.',
  },
  gpsScope: {
    title: 'Which symbols does GPS side A double?',
    values: { everywhere: 'On pads and improvements.', padsOnly: 'On pads only.' },
    why: 'Every phase says “on your pads” where improvements plainly count.',
  },
  liIonGoods: {
    title: 'How many goods does Li-ion side B give?',
    values: { perTechnology: 'One for each technology.', perTwo: 'One for every two technologies, rounded down.' },
  },
  liIonItself: {
    title: 'Does Li-ion count itself?',
    values: { counts: 'Yes.', excluded: 'No.' },
    why: 'It is a technology you have.',
  },
  priorityTie: {
    title: 'Who goes first at equal price and VP?',
    values: {
      goodsThenResearch: 'Fewer goods made, then more technologies, then more patents, then a coin.',
      startingVp: 'Whoever started with fewer VP.',
    },
  },
  e1TieGoods: {
    title: 'Goods made when, for the tie?',
    values: { production: 'In this round’s production.', phaseBefore: 'In the phase just before.' },
    why: 'Production is the phase in which goods are made.',
  },
  roundFiveImprovement: {
    title: 'Is phase 4 played in round 5?',
    values: { played: 'Yes, though nothing comes of it.', skipped: 'No.' },
  },
  tokensOut: {
    title: 'No goods token is left: what then?',
    values: { nothing: 'Nothing is taken.', endless: 'Use a substitute.' },
    why: 'Tokens, unlike progress, are nowhere said to be endless.',
  },
  gamepadChain: {
    title: 'Gamepad side A makes another technology affordable: when is it done?',
    values: { sameTurn: 'In the same turn.', nextTurn: 'On your next turn.' },
    why: 'The first edition calls the discount immediate.',
  },
  completionOrder: {
    title: 'When do technologies complete that you can already pay for?',
    values: { first: 'First of all, before progress is placed.', anyTime: 'At any point of your turn.' },
    why: 'The books say at once, on your turn.',
  },
  wifiSecondOffice: {
    title: 'Must Wi-Fi side A’s office be placed?',
    values: { must: 'Yes, if it can be.', may: 'No, as you like.' },
  },
  connections: {
    title: 'Must a region be connected to one of your offices?',
    values: { needed: 'Yes.', free: 'No.' },
  },
  midTurnConnection: {
    title: 'Does an office opened this turn connect at once?',
    values: { atOnce: 'Yes.', turnStart: 'No: connections are those at the start of your turn.' },
    why: 'The Korean edition says so, and nothing in the others speaks against it.',
  },
  strandedProgress: {
    title: 'You get an office where your progress lies: does it come back?',
    values: { returns: 'Yes.', stays: 'No, it stays.' },
    why: 'An office replaces the progress towards it.',
  },
  uselessProgress: {
    title: 'May progress go where it can bring no office?',
    values: { refused: 'No.', allowed: 'Yes.' },
    why: 'Nobody adds an office there, so nothing can be meant by it.',
  },
  retailerConnects: {
    title: 'Does an office on a retailer connect onward?',
    values: { connects: 'Yes: it stands in that region.', apart: 'No.' },
    why: 'It stands in that region.',
  },
  phase6Order: {
    title: 'In which order do progress, Wi-Fi side A and NFC side A come?',
    values: { anyOrder: 'As you like.', fixed: 'Progress, then Wi-Fi, then NFC.' },
    why: 'Each says only: in phase 6, on your turn.',
  },
  wifiFreshOffice: {
    title: 'Does an office placed this turn count for Wi-Fi side A?',
    values: { counts: 'Yes.', excluded: 'No: only those held at the start of the turn.' },
    why: 'You already have an office there when you use it.',
  },
  retailerBonus: {
    title: 'May a retailer’s bonus be declined?',
    values: { must: 'No.', may: 'Yes.' },
  },
  bonusImpossible: {
    title: 'A retailer’s bonus has no legal use: what then?',
    values: { lost: 'It is lost.' },
    why: 'There is nothing else to do with it.',
  },
  retailerProgress: {
    title: 'Retailer progress in the middle of your own research turn: does it complete now?',
    values: { now: 'Yes: it is your turn in phase 5.', nextPhase: 'No: in the next phase 5.' },
  },
  moveFrom: {
    title: 'May the office that brought the bonus be moved?',
    values: { others: 'No: only between other retailers.', any: 'Yes.' },
  },
  moveTargets: {
    title: 'May an office move between a region and a retailer?',
    values: { sameKind: 'No: region to region, retailer to retailer.', anyKind: 'Yes.' },
    why: 'The books name only those two.',
  },
  priceBonusDirection: {
    title: 'Which way does a price bonus go?',
    values: { either: 'Up or down, as the owner likes.', onlyUp: 'Only up.' },
    why: 'The books say increase or decrease.',
  },
  holdBack: {
    title: 'May you keep goods from a willing buyer?',
    values: { allowed: 'Yes.', mustSell: 'No: you sell while a willing buyer is free.' },
    why: 'A sale that is missed is missed; nothing forces one.',
  },
  controlTie: {
    title: 'Equal sales in a region: what stands further left?',
    values: { goods: 'The leftmost good.', offices: 'The leftmost office.' },
    why: 'The Korean edition says goods, and the English plurals lean that way.',
  },
  controlWithoutOffice: {
    title: 'Does a 4G side B seller without an office compete for control?',
    values: { counts: 'Yes, like any seller.', needsOffice: 'No.' },
    why: 'Control asks who sold most.',
  },
  steveLeftover: {
    title: 'Steve has progress left after completing something: what then?',
    values: { goesOn: 'It goes on by the same list.', lost: 'It is lost.' },
    why: 'He places all the progress he takes.',
  },
  steveTechTie: {
    title: 'Equally cheap technologies: which does Steve take?',
    values: { board: 'The first in board order.', alphabet: 'The first in the alphabet.' },
    why: 'The alphabet is given for regions only.',
  },
  steveMarkerStart: {
    title: 'When is Steve’s marker first placed?',
    values: { setup: 'Before the first round.', firstTurn: 'On his first turn in phase 6.' },
    why: 'His book says in the first round, by the same list.',
  },
  steveMarkerBlocked: {
    title: 'The region with Steve’s marker has filled up: what then?',
    values: { moves: 'The marker moves on before he places.', waits: 'He skips while it is full.' },
    why: 'A full region is not available to him.',
  },
};
