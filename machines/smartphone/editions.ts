import { type Choice, type Resolved, readingsOf } from '../core/choices.ts';
import type { ClauseId } from './clauses/index.ts';

/** First edition, first with its corrections sheet, second (the default), Korean. */
export const ruleSets = ['e1', 'e1c', 'e2', 'ko'] as const;
export type RuleSet = (typeof ruleSets)[number];
export const defaultRuleSet: RuleSet = 'e2';

const choice = <const V extends string>(entry: Choice<ClauseId, RuleSet, V>): Choice<ClauseId, RuleSet, V> => entry;

/** Every difference between the rule sets and every gap in them. The rules read nothing else to tell editions apart. */
export const choices = {
  pieceLimits: choice({
    clause: 'S0.3',
    title: 'Are the wooden pieces a limit?',
    values: {
      endless: 'No: use any substitute when they run out.',
      limited: 'Yes: 18 goods at a time, 18 offices, and 12 progress markers where the edition counts them.',
    },
    otherwise: 'endless',
    why: 'Two editions say so of progress, and the designer is reported to have said so of all.',
  }),
  progressMarkers: choice({
    clause: 'S0.3',
    title: 'Do progress markers run out?',
    values: { counted: 'Twelve for each player (when pieces are a limit).', endless: 'Never.' },
    settled: { e1: 'counted', e1c: 'counted', e2: 'endless', ko: 'endless' },
  }),
  twoCoverOne: choice({
    clause: 'S1.6',
    title: 'May two improvements together cover a third?',
    values: { allowed: 'Yes, each covering one of its cells.', refused: 'No, it may not end up fully covered.' },
    otherwise: 'allowed',
    why: 'The text forbids only that one improvement covers another.',
  }),
  coverThroughPad: choice({
    clause: 'S1.6',
    title: 'May an improvement lie exactly above one that is under the pad?',
    values: { allowed: 'Yes: the pad hides the lower one already.', refused: 'No: it still covers both its cells.' },
    otherwise: 'allowed',
    why: 'The pad between them already hides the lower one.',
  }),
  e1FourG: choice({
    clause: 'S1.7',
    title: 'How many improvements may stick out with 4G side A?',
    values: { one: 'One of them.', each: 'Every one of them.' },
    settled: { e2: 'each', ko: 'each' },
    otherwise: 'one',
    why: 'The first edition to the letter; it may be a slip for one of the two cells.',
  }),
  overhangActive: choice({
    clause: 'S1.7',
    title: 'Is a symbol that sticks out active?',
    values: { active: 'Yes: it is visible.', inactive: 'No: it lies on no pad.' },
    otherwise: 'active',
    why: 'A visible symbol is active.',
  }),
  overhangOverlap: choice({
    clause: 'S1.7',
    title: 'May two improvements stick out over the same spot?',
    values: { allowed: 'Yes: the upper one is active.', refused: 'No.' },
    otherwise: 'allowed',
    why: 'Improvements may overlap, and nothing says otherwise here.',
  }),
  tuckedUnder: choice({
    clause: 'S1.7',
    title: 'Half on the lower pad, half beneath the upper one but on no pad?',
    values: { refused: 'Only with 4G side A.', allowed: 'Always: it lies under a pad.' },
    otherwise: 'refused',
    why: 'Both cells have to lie on a pad.',
  }),
  priceBeyondTrack: choice({
    clause: 'S2.2',
    title: 'What happens past the ends of the price track?',
    values: { stops: 'The price stops at 2 or 8.', unbounded: 'The price goes on.' },
    otherwise: 'stops',
    why: 'There is no space to put the marker on.',
  }),
  padOverImprovement: choice({
    clause: 'S3.2',
    title: 'A pad covers a cell with an improvement in between: a good?',
    values: { counts: 'Yes: both pads overlap there.', nothing: 'No: the improvement covered it first.' },
    otherwise: 'counts',
    why: 'Goods come from one pad over the other, and there one is.',
  }),
  gpsScope: choice({
    clause: 'S3.3',
    title: 'Which symbols does GPS side A double?',
    values: { everywhere: 'On pads and improvements.', padsOnly: 'On pads only.' },
    otherwise: 'everywhere',
    why: 'Every phase says “on your pads” where improvements plainly count.',
  }),
  liIonGoods: choice({
    clause: 'S3.4',
    title: 'How many goods does Li-ion side B give?',
    values: { perTechnology: 'One for each technology.', perTwo: 'One for every two technologies, rounded down.' },
    settled: { e1: 'perTechnology', e1c: 'perTechnology', e2: 'perTwo', ko: 'perTwo' },
  }),
  liIonItself: choice({
    clause: 'S3.4',
    title: 'Does Li-ion count itself?',
    values: { counts: 'Yes.', excluded: 'No.' },
    otherwise: 'counts',
    why: 'It is a technology you have.',
  }),
  priorityTie: choice({
    clause: 'SP.2',
    title: 'Who goes first at equal price and VP?',
    values: {
      goodsThenResearch: 'Fewer goods made, then more technologies, then more patents, then a coin.',
      startingVp: 'Whoever started with fewer VP.',
    },
    settled: { e1: 'goodsThenResearch', e1c: 'goodsThenResearch', e2: 'startingVp', ko: 'startingVp' },
  }),
  e1TieGoods: choice({
    clause: 'SP.2',
    title: 'Goods made when, for the tie?',
    values: { production: 'In this round’s production.', phaseBefore: 'In the phase just before.' },
    settled: { e2: 'production', ko: 'production' },
    otherwise: 'production',
    why: 'Production is the phase in which goods are made.',
  }),
  roundFiveImprovement: choice({
    clause: 'S4.3',
    title: 'Is phase 4 played in round 5?',
    values: { played: 'Yes, though nothing comes of it.', skipped: 'No.' },
    settled: { e1: 'played', e1c: 'played', e2: 'skipped', ko: 'skipped' },
  }),
  tokensOut: choice({
    clause: 'S4.4',
    title: 'No goods token is left: what then?',
    values: { nothing: 'Nothing is taken.', endless: 'Use a substitute.' },
    otherwise: 'nothing',
    why: 'Tokens, unlike progress, are nowhere said to be endless.',
  }),
  gamepadChain: choice({
    clause: 'S5.4',
    title: 'Gamepad side A makes another technology affordable: when is it done?',
    values: { sameTurn: 'In the same turn.', nextTurn: 'On your next turn.' },
    otherwise: 'sameTurn',
    why: 'The first edition calls the discount immediate.',
  }),
  completionOrder: choice({
    clause: 'S5.7',
    title: 'When do technologies complete that you can already pay for?',
    values: { first: 'First of all, before progress is placed.', anyTime: 'At any point of your turn.' },
    otherwise: 'first',
    why: 'The books say at once, on your turn.',
  }),
  wifiSecondOffice: choice({
    clause: 'S9.3',
    title: 'Must Wi-Fi side A’s office be placed?',
    values: { must: 'Yes, if it can be.', may: 'No, as you like.' },
    settled: { e1: 'must', e1c: 'must', e2: 'may', ko: 'may' },
  }),
  connections: choice({
    clause: 'S6.2',
    title: 'Must a region be connected to one of your offices?',
    values: { needed: 'Yes.', free: 'No.' },
    settled: { e1: 'free', e1c: 'needed', e2: 'needed', ko: 'needed' },
  }),
  midTurnConnection: choice({
    clause: 'S6.3',
    title: 'Does an office opened this turn connect at once?',
    values: { atOnce: 'Yes.', turnStart: 'No: connections are those at the start of your turn.' },
    // Without connections (first edition as printed) the question does not arise.
    settled: { e1: 'atOnce', ko: 'atOnce' },
    otherwise: 'atOnce',
    why: 'The Korean edition says so, and nothing in the others speaks against it.',
  }),
  strandedProgress: choice({
    clause: 'S6.5',
    title: 'You get an office where your progress lies: does it come back?',
    values: { returns: 'Yes.', stays: 'No, it stays.' },
    otherwise: 'returns',
    why: 'An office replaces the progress towards it.',
  }),
  uselessProgress: choice({
    clause: 'S6.5',
    title: 'May progress go where it can bring no office?',
    values: { refused: 'No.', allowed: 'Yes.' },
    otherwise: 'refused',
    why: 'Nobody adds an office there, so nothing can be meant by it.',
  }),
  retailerConnects: choice({
    clause: 'S6.7',
    title: 'Does an office on a retailer connect onward?',
    values: { connects: 'Yes: it stands in that region.', apart: 'No.' },
    settled: { e1: 'connects' },
    otherwise: 'connects',
    why: 'It stands in that region.',
  }),
  phase6Order: choice({
    clause: 'S6.8',
    title: 'In which order do progress, Wi-Fi side A and NFC side A come?',
    values: { anyOrder: 'As you like.', fixed: 'Progress, then Wi-Fi, then NFC.' },
    otherwise: 'anyOrder',
    why: 'Each says only: in phase 6, on your turn.',
  }),
  wifiFreshOffice: choice({
    clause: 'S6.8',
    title: 'Does an office placed this turn count for Wi-Fi side A?',
    values: { counts: 'Yes.', excluded: 'No: only those held at the start of the turn.' },
    otherwise: 'counts',
    why: 'You already have an office there when you use it.',
  }),
  retailerBonus: choice({
    clause: 'SR.3',
    title: 'May a retailer’s bonus be declined?',
    values: { must: 'No.', may: 'Yes.' },
    settled: { e1: 'must', e1c: 'must', e2: 'may', ko: 'must' },
  }),
  bonusImpossible: choice({
    clause: 'SR.3',
    title: 'A retailer’s bonus has no legal use: what then?',
    values: { lost: 'It is lost.' },
    otherwise: 'lost',
    why: 'There is nothing else to do with it.',
  }),
  retailerProgress: choice({
    clause: 'SR.5',
    title: 'Retailer progress in the middle of your own research turn: does it complete now?',
    values: { now: 'Yes: it is your turn in phase 5.', nextPhase: 'No: in the next phase 5.' },
    settled: { e1: 'now', e1c: 'now', e2: 'now', ko: 'nextPhase' },
  }),
  moveFrom: choice({
    clause: 'SR.6',
    title: 'May the office that brought the bonus be moved?',
    values: { others: 'No: only between other retailers.', any: 'Yes.' },
    settled: { e1: 'others', e1c: 'others', e2: 'others', ko: 'any' },
  }),
  moveTargets: choice({
    clause: 'SR.6',
    title: 'May an office move between a region and a retailer?',
    values: { sameKind: 'No: region to region, retailer to retailer.', anyKind: 'Yes.' },
    otherwise: 'sameKind',
    why: 'The books name only those two.',
  }),
  priceBonusDirection: choice({
    clause: 'SR.7',
    title: 'Which way does a price bonus go?',
    values: { either: 'Up or down, as the owner likes.', onlyUp: 'Only up.' },
    otherwise: 'either',
    why: 'The books say increase or decrease.',
  }),
  holdBack: choice({
    clause: 'S7.5',
    title: 'May you keep goods from a willing buyer?',
    values: { allowed: 'Yes.', mustSell: 'No: you sell while a willing buyer is free.' },
    otherwise: 'allowed',
    why: 'A sale that is missed is missed; nothing forces one.',
  }),
  controlTie: choice({
    clause: 'S8.3',
    title: 'Equal sales in a region: what stands further left?',
    values: { goods: 'The leftmost good.', offices: 'The leftmost office.' },
    settled: { ko: 'goods' },
    otherwise: 'goods',
    why: 'The Korean edition says goods, and the English plurals lean that way.',
  }),
  controlWithoutOffice: choice({
    clause: 'S8.5',
    title: 'Does a 4G side B seller without an office compete for control?',
    values: { counts: 'Yes, like any seller.', needsOffice: 'No.' },
    otherwise: 'counts',
    why: 'Control asks who sold most.',
  }),
  steveLeftover: choice({
    clause: 'SV.5',
    title: 'Steve has progress left after completing something: what then?',
    values: { goesOn: 'It goes on by the same list.', lost: 'It is lost.' },
    otherwise: 'goesOn',
    why: 'He places all the progress he takes.',
  }),
  steveTechTie: choice({
    clause: 'SV.5',
    title: 'Equally cheap technologies: which does Steve take?',
    values: { board: 'The first in board order.', alphabet: 'The first in the alphabet.' },
    otherwise: 'board',
    why: 'The alphabet is given for regions only.',
  }),
  steveMarkerStart: choice({
    clause: 'SV.7',
    title: 'When is Steve’s marker first placed?',
    values: { setup: 'Before the first round.', firstTurn: 'On his first turn in phase 6.' },
    otherwise: 'setup',
    why: 'His book says in the first round, by the same list.',
  }),
  steveMarkerBlocked: choice({
    clause: 'SV.7',
    title: 'The region with Steve’s marker has filled up: what then?',
    values: { moves: 'The marker moves on before he places.', waits: 'He skips while it is full.' },
    otherwise: 'moves',
    why: 'A full region is not available to him.',
  }),
};

export type Choices = typeof choices;
export type ChoiceName = keyof Choices;
export type Rules = Resolved<Choices>;
export type Rulings = { [K in ChoiceName]?: Rules[K] };

export const choiceNames = Object.keys(choices) as ChoiceName[];

/** The readings in force in a game. */
export const rulesOf = readingsOf<RuleSet, Choices>(choices);
