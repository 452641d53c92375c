import type { Move } from '@machines/smartphone/position/schema.ts';
import type { Messages } from '@/i18n/index.ts';
import type { AskedCase, Question } from '@/rules/canI/question.ts';

type Id = keyof Messages['canI']['smartphone'];

const seat = 'green';
const last = (scenario: string): AskedCase => ({ scenario });
/** Where the plan in question comes first and another follows so that the round goes on. */
const first = (scenario: string): AskedCase => ({ scenario, move: 0 });
const instead = (scenario: string, move: Move): AskedCase => ({ scenario, instead: move });

/** What players of Smartphone Inc. want to do, in the order of a round. */
export const questions: readonly Question<Id>[] = [
  { id: 'changePlan', phase: 'planning', says: 'no', cases: [last('obvious-mistake')] },
  { id: 'changeBefore', phase: 'planning', says: 'yes', cases: [last('second-thoughts')] },
  { id: 'padsApart', phase: 'planning', says: 'no', cases: [first('pads-edge-to-edge')] },
  { id: 'padsCrosswise', phase: 'planning', says: 'yes', cases: [first('pads-crosswise')] },
  { id: 'padExactlyOnPad', phase: 'planning', says: 'no', cases: [first('pad-exactly-on-pad')] },
  {
    id: 'stickOut',
    phase: 'planning',
    says: 'if',
    cases: [first('improvement-sticks-out'), first('overhang-without-4g')],
  },
  {
    id: 'stickOutTwice',
    phase: 'planning',
    says: { e1: 'no', e1c: 'no', e2: 'yes', ko: 'yes' },
    cases: [first('overhang-twice')],
  },
  { id: 'bridgePads', phase: 'planning', says: 'yes', cases: [first('across-two-pads')] },
  { id: 'halfUnder', phase: 'planning', says: 'yes', cases: [first('half-under-a-pad')] },
  { id: 'hideImprovement', phase: 'planning', says: 'yes', cases: [first('wholly-under-a-pad')] },
  { id: 'coverImprovement', phase: 'planning', says: 'no', cases: [first('improvement-on-improvement')] },
  { id: 'coverByTwo', phase: 'planning', says: 'gap', cases: [first('two-cover-a-third')] },
  { id: 'coverThroughPad', phase: 'planning', says: 'gap', cases: [first('above-the-hidden-one')] },
  { id: 'tokenInstead', phase: 'improvement', says: 'no', cases: [last('token-instead')] },
  { id: 'improvementWithoutSymbol', phase: 'improvement', says: 'no', cases: [last('symbol-under-improvement')] },
  { id: 'splitResearch', phase: 'research', says: 'yes', cases: [last('split-research')] },
  {
    id: 'researchAgain',
    phase: 'research',
    says: 'no',
    cases: [instead('unspent-research', { type: 'research', seat, technology: 'GPS' })],
  },
  { id: 'leaveResearch', phase: 'research', says: 'yes', cases: [last('unspent-research')] },
  { id: 'complete', phase: 'research', says: 'yes', cases: [last('two-paid-for-at-once')] },
  { id: 'leaveOutFreeOffice', phase: 'research', says: 'no', cases: [last('free-office-forced')] },
  {
    id: 'unconnected',
    phase: 'logistics',
    says: { e1: 'yes', e1c: 'no', e2: 'no', ko: 'no' },
    cases: [last('no-line-to-rsa')],
  },
  {
    id: 'throughRetailer',
    phase: 'logistics',
    says: { e1: 'yes', e1c: 'gap', e2: 'gap', ko: 'gap' },
    cases: [last('past-the-retailer')],
  },
  { id: 'fullRegion', phase: 'logistics', says: 'no', cases: [last('region-fills-up')] },
  { id: 'waitAtFull', phase: 'logistics', says: 'gap', cases: [last('progress-without-hope')] },
  {
    id: 'secondOffice',
    phase: 'logistics',
    says: 'if',
    cases: [
      first('second-office-raises-control'),
      instead('unused-logistics', { type: 'secondOffice', seat, region: 'North Africa' }),
    ],
  },
  { id: 'thirdOffice', phase: 'logistics', says: 'no', cases: [last('wifi-no-third')] },
  { id: 'twiceOnRetailer', phase: 'logistics', says: 'no', cases: [last('wifi-not-on-retailer')] },
  { id: 'leaveLogistics', phase: 'logistics', says: 'yes', cases: [last('unused-logistics')] },
  {
    id: 'declineBonus',
    phase: 'logistics',
    says: { e1: 'no', e1c: 'no', e2: 'yes', ko: 'no' },
    cases: [last('unwanted-bonus')],
  },
  { id: 'bonusLater', phase: 'logistics', says: 'no', cases: [last('bonus-first')] },
  { id: 'lowerPrice', phase: 'logistics', says: 'gap', cases: [last('price-down-bonus')] },
  {
    id: 'moveNewOffice',
    phase: 'logistics',
    says: { e1: 'no', e1c: 'no', e2: 'no', ko: 'yes' },
    cases: [last('moving-on-at-once')],
  },
  { id: 'moveToRetailer', phase: 'logistics', says: 'gap', cases: [last('home-becomes-a-shop')] },
  {
    id: 'leaveOutWifi',
    phase: 'logistics',
    says: { e1: 'no', e1c: 'no', e2: 'yes', ko: 'gap' },
    cases: [last('wifi-office-unwanted')],
  },
  {
    id: 'sellEarly',
    phase: 'logistics',
    says: 'if',
    cases: [last('nfc-sale-changes-order'), instead('unused-logistics', { type: 'sellOffBoard', seat, amount: 1 })],
  },
  { id: 'skipBuyer', phase: 'sale', says: 'no', cases: [last('leftmost-buyer')] },
  { id: 'skipUnwilling', phase: 'sale', says: 'yes', cases: [last('past-the-unwilling')] },
  { id: 'sellCheap', phase: 'sale', says: 'yes', cases: [last('cheap-to-a-rich-buyer')] },
  { id: 'servedBuyer', phase: 'sale', says: 'no', cases: [last('buyer-served')] },
  {
    id: 'sellWithoutOffice',
    phase: 'sale',
    says: 'if',
    cases: [{ scenario: 'selling-without-office', move: 2 }, last('next-door-is-not-enough')],
  },
  { id: 'sellAtRetailer', phase: 'sale', says: 'no', cases: [last('no-sale-at-retailer')] },
  { id: 'outOfTurn', phase: 'sale', says: 'no', cases: [last('one-seller-at-a-time')] },
  { id: 'holdBack', phase: 'sale', says: 'gap', cases: [last('holding-back')] },
];
