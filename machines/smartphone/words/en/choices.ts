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
    values: {
      hidden: 'Yes, if the pad hides the lower one wholly; not if half of it lies open beside the pad.',
      allowed: 'Yes, wherever the pad lies between the two cells.',
      refused: 'No: it still covers both its cells.',
    },
    why: 'A pad that lies on both cells hides the lower one already. An open half is hidden by the improvement alone.',
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
    title: 'Beneath the upper pad, with a cell on no pad?',
    values: { refused: 'One cell, and only with 4G side A.', allowed: 'Yes: it lies behind a pad.' },
    why: 'The English books want both cells on a pad. The Korean one asks only that they lie within a pad, behind it if need be. Such an improvement is always wholly hidden, so that it matters only where an improvement between the pads costs a good.',
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
    why: 'Every phase says “on your pads” where improvements plainly count. Against it: the English books say “pads and improvements” of Li-ion and only “pad” of GPS; the Korean one says “pads” of both.',
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
    values: { played: 'Yes, though it changes nothing.', skipped: 'No.' },
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
    why: 'The Korean word means may as much as can, and the second edition says may.',
  },
  nfcSales: {
    title: 'May NFC side A sell in several goes?',
    values: { once: 'No: one sale of up to 3 goods in a turn.', several: 'Yes, up to 3 goods in all in a turn.' },
    why: 'The books give a number of goods, from 0 to 3, and speak of no second sale; they do not forbid one either.',
  },
  connections: {
    title: 'Must a region be connected to one of your offices?',
    values: { needed: 'Yes.', free: 'No.' },
  },
  midTurnConnection: {
    title: 'Does an office opened this turn connect at once?',
    values: { atOnce: 'Yes.', turnStart: 'No: you connect from where you have had an office since your turn began.' },
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
  bonusAgain: {
    title: 'You left a retailer by a move and come back: its bonus again?',
    values: { once: 'No: once for each player and retailer.', eachArrival: 'Yes, at each arrival.' },
    why: 'The second and the Korean edition call it a one-time bonus. The first says nothing of once.',
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
    values: { either: 'Up or down, as the owner likes.', asShown: 'The way the tile shows, if it shows one.' },
    why: 'All books say increase or decrease; whether a tile fixes it we do not know, and our tiles show no arrow.',
  },
  priceBonusAtEnd: {
    title: 'Must a price bonus change the price at the end of the track?',
    values: { any: 'No: up at 8 or down at 2 will do.', mustChange: 'Yes, if it can.' },
    why: 'The bonus must be used, and moving against the end of the track is a use, if one without effect.',
  },
  holdBack: {
    title: 'May you keep goods from a willing buyer?',
    values: { allowed: 'Yes.', mustSell: 'No: you sell while a willing buyer is free.' },
    why: 'In the English books a sale that is missed is missed, and nothing forces one. The Korean one says three times that a player sells all their goods.',
  },
  controlTie: {
    title: 'Equal sales in a region: what stands further left?',
    values: { goods: 'The leftmost good.', offices: 'The leftmost office.' },
    why: 'The Korean edition tells the same example with goods sold.',
  },
  controlWithoutOffice: {
    title: 'Does a 4G side B seller without an office compete for control?',
    values: { counts: 'Yes, like any seller.', needsOffice: 'No.' },
    why: 'Control asks who sold most. A sentence of the first edition has lost its symbols in our copy and could be read for the other.',
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
