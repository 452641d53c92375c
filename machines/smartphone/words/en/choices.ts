import type { ChoiceWords } from '../../../core/choices.ts';
import type { ChoiceName, Rules } from '../../choices.ts';

/** A row of `choices.ts` has its words here, one for each of its readings. */
type Every = { [K in ChoiceName]: ChoiceWords<Rules[K]> };

/** Differences and gaps in words: the question, each ruling, and why the standard one is standard. */
export const choices = {
  pieceLimits: {
    title: 'Are the wooden pieces a limit?',
    values: {
      endless: 'No: use any substitute when they run out.',
      limited: 'Yes: 18 goods at a time, 18 offices, and 12 progress markers where the edition counts them.',
    },
    why: 'Two editions say so of progress, and the designer is reported to have said so of all pieces.',
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
      hidden: 'Yes, if the pad hides the lower one completely; not if half of it is open beside the pad.',
      allowed: 'Yes, wherever there is a pad between the two cells.',
      refused: 'No: it still covers both its cells.',
    },
    why: 'A pad that lies on both cells hides the lower one already. An open half is hidden by the improvement alone.',
  },
  e1FourG: {
    title: 'How many improvements may hang over the edge with 4G side A?',
    values: { one: 'One of them.', each: 'Every one of them.' },
    why: 'That is what the first edition says; it may be a slip for one of the two cells.',
  },
  overhangActive: {
    title: 'Is a symbol that hangs over the edge active?',
    values: { active: 'Yes: it is visible.', inactive: 'No: it isn’t on a pad.' },
    why: 'A visible symbol is active.',
  },
  overhangOverlap: {
    title: 'May two improvements hang over the edge at the same spot?',
    values: { allowed: 'Yes: the upper one is active.', refused: 'No.' },
    why: 'Improvements may overlap, and nothing says otherwise here.',
  },
  tuckedUnder: {
    title: 'May an improvement lie under the upper pad with a cell that has no pad below it?',
    values: { refused: 'One cell, and only with 4G side A.', allowed: 'Yes: it is behind a pad.' },
    why: 'In the English rulebooks both cells have to be on a pad. The Korean one only says that they lie within a pad, even behind it. Such an improvement is always completely hidden, so it matters only where an improvement between the pads costs a good.',
  },
  priceBeyondTrack: {
    title: 'What happens past the ends of the price track?',
    values: { stops: 'The price stops at 2 or 8.', unbounded: 'The price goes on; below 0 each good sold costs VP.' },
    why: 'There is no space to put the marker on.',
  },
  padOverImprovement: {
    title: 'A pad covers a cell with an improvement in between: does it make a good?',
    values: { counts: 'Yes: both pads overlap there.', nothing: 'No: the improvement covered it first.' },
    why: 'Goods come from one pad over the other, and here one is.',
  },
  gpsScope: {
    title: 'Which symbols does GPS side A double?',
    values: { everywhere: 'On pads and improvements.', padsOnly: 'On pads only.' },
    why: 'Every phase says “on your pads” where improvements clearly count too. On the other hand, the English rulebooks say “pads and improvements” for Li-ion and only “pad” for GPS; the Korean one says “pads” for both.',
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
    title: 'Which goods count for the tie?',
    values: { production: 'Those of this round’s production.', phaseBefore: 'Those made in the phase just before.' },
    why: 'Production is the phase in which goods are made.',
  },
  roundFiveImprovement: {
    title: 'Is phase 4 played in round 5?',
    values: { played: 'Yes, though it changes nothing.', skipped: 'No.' },
  },
  tokensOut: {
    title: 'What happens when no goods token is left?',
    values: { nothing: 'You take nothing.', endless: 'Use a substitute.' },
    why: 'No rulebook says that tokens are unlimited, as they do of progress.',
  },
  gamepadChain: {
    title: 'Gamepad side A makes another technology affordable: when does it complete?',
    values: { sameTurn: 'In the same turn.', nextTurn: 'On your next turn.' },
    why: 'The first edition calls the discount immediate.',
  },
  completionOrder: {
    title: 'When do technologies you can already pay for complete?',
    values: { first: 'First of all, before you place progress.', anyTime: 'At any point of your turn.' },
    why: 'The rulebooks say at once, on your turn.',
  },
  wifiSecondOffice: {
    title: 'Must you place Wi-Fi side A’s office?',
    values: { must: 'Yes, if you can.', may: 'No, it’s up to you.' },
    why: 'The Korean word can mean may or can, and the second edition says may.',
  },
  nfcSales: {
    title: 'May NFC side A sell in several goes?',
    values: { once: 'No: one sale of up to 3 goods in a turn.', several: 'Yes, up to 3 goods in all in a turn.' },
    why: 'The rulebooks give a number of goods, from 0 to 3, and mention no second sale; they don’t forbid one either.',
  },
  connections: {
    title: 'Must a region be connected to one of your offices?',
    values: { needed: 'Yes.', free: 'No.' },
  },
  midTurnConnection: {
    title: 'Does an office opened this turn connect at once?',
    values: { atOnce: 'Yes.', turnStart: 'No: you connect from where you have had an office since your turn began.' },
    why: 'The Korean edition says so, and nothing in the others contradicts it.',
  },
  strandedProgress: {
    title: 'You get an office where you have progress: does the progress come back?',
    values: { returns: 'Yes.', stays: 'No, it stays.' },
    why: 'An office replaces the progress towards it.',
  },
  uselessProgress: {
    title: 'May you place progress where you can’t open an office?',
    values: { refused: 'No.', allowed: 'Yes.' },
    why: 'Nobody can open an office there, so it would be pointless.',
  },
  retailerConnects: {
    title: 'Does an office on a retailer connect to other regions?',
    values: { connects: 'Yes: it is in that region.', apart: 'No.' },
    why: 'It is in that region.',
  },
  phase6Order: {
    title: 'In which order do progress, Wi-Fi side A and NFC side A come?',
    values: { anyOrder: 'In any order.', fixed: 'Progress, then Wi-Fi, then NFC.' },
    why: 'The rulebooks only say: in phase 6, on your turn.',
  },
  wifiFreshOffice: {
    title: 'Does an office placed this turn count for Wi-Fi side A?',
    values: { counts: 'Yes.', excluded: 'No: only those you had at the start of the turn.' },
    why: 'You already have an office there when you use it.',
  },
  retailerBonus: {
    title: 'May you decline a retailer’s bonus?',
    values: { must: 'No.', may: 'Yes.' },
  },
  bonusAgain: {
    title: 'You left a retailer by a move and come back: do you get its bonus again?',
    values: { once: 'No: once for each player and retailer.', eachArrival: 'Yes, at each arrival.' },
    why: 'The second and Korean editions call it a one-time bonus. The first doesn’t say once.',
  },
  bonusImpossible: {
    title: 'What happens to a retailer’s bonus with no legal use?',
    values: { lost: 'It is lost.' },
    why: 'There is nothing else to do with it.',
  },
  retailerProgress: {
    title: 'Retailer progress in the middle of your own research turn: does it complete now?',
    values: { now: 'Yes: it is your turn in phase 5.', nextPhase: 'No: in the next phase 5.' },
  },
  moveFrom: {
    title: 'May you move the office that gave you the bonus?',
    values: { others: 'No: only between other retailers.', any: 'Yes.' },
  },
  moveTargets: {
    title: 'May an office move between a region and a retailer?',
    values: { sameKind: 'No: region to region, retailer to retailer.', anyKind: 'Yes.' },
    why: 'The rulebooks name only those two.',
  },
  priceBonusDirection: {
    title: 'Which way does a price bonus go?',
    values: { either: 'Up or down, the player chooses.', asShown: 'The way its arrow shows, if it has one.' },
    why: 'All rulebooks say increase or decrease; we don’t know whether a tile shows an arrow, and ours show none.',
  },
  priceBonusAtEnd: {
    title: 'Must a price bonus change the price at the end of the track?',
    values: { any: 'No: you may choose up at 8 or down at 2.', mustChange: 'Yes, if it can.' },
    why: 'You must use the bonus, and moving against the end of the track is a use, even without effect.',
  },
  holdBack: {
    title: 'May you stop selling while a buyer is willing?',
    values: { allowed: 'Yes.', mustSell: 'No: you sell while a willing buyer is free.' },
    why: 'In the English rulebooks a missed sale is missed, and nothing forces you to sell. The Korean one says three times that a player sells all their goods.',
  },
  controlTie: {
    title: 'Equal sales in a region: what is compared?',
    values: { goods: 'The leftmost good.', offices: 'The leftmost office.' },
    why: 'The Korean edition explains the same example by goods sold.',
  },
  controlWithoutOffice: {
    title: 'Does a 4G side B seller without an office compete for control?',
    values: { counts: 'Yes, like any seller.', needsOffice: 'No.' },
    why: 'Control goes to whoever sold most. In our copy of the first edition one sentence has lost its symbols and could mean the opposite.',
  },
  steveLeftover: {
    title: 'What happens to Steve’s leftover progress after he completes something?',
    values: { goesOn: 'He places it by the same list.', lost: 'It is lost.' },
    why: 'He places all the progress he gets.',
  },
  steveTechTie: {
    title: 'Equally cheap technologies: which does Steve take?',
    values: { board: 'The first in board order.', alphabet: 'The first in the alphabet.' },
    why: 'The rules use the alphabet for regions only.',
  },
  steveMarkerStart: {
    title: 'When is Steve’s marker first placed?',
    values: { setup: 'Before the first round.', firstTurn: 'On his first turn in phase 6.' },
    why: 'His rules say in the first round, by the same list.',
  },
  steveMarkerBlocked: {
    title: 'What does Steve do when the region with his marker is full?',
    values: { moves: 'The marker moves on before he places.', waits: 'He skips while it is full.' },
    why: 'A full region is not available to him.',
  },
} satisfies Every;
