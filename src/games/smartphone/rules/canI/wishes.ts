import type { Phase } from '@machines/smartphone/names.ts';
import type { Move } from '@machines/smartphone/position/spec.ts';
import type { Messages } from '@/i18n/index.ts';

export type PlayedPhase = Exclude<Phase, 'over'>;

/** A scenario in which someone has the wish. */
export interface Case {
  scenario: string;
  /** Which of its moves is the wish, counted from 0; left out: the last. */
  move?: number;
  /** Another move than that one, at the same moment. */
  instead?: Move;
}

export type WishId = keyof Messages['rules']['canI']['wishes'];

/** Something players want to do: as a move that is asked for in every phase, and scenarios where it comes up. */
export interface Wish {
  id: WishId;
  ask: Move | ((phase: PlayedPhase) => Move);
  cases: readonly Case[];
}

const seat = 'green';
const plan: Move = { type: 'plan', seat, plan: { below: 'A2 0,0', above: 'B1 0,2' } };
const sell: Move = { type: 'sell', seat, region: 'Europe', buyer: 1 };
const expand: Move = { type: 'expand', seat, region: 'Europe' };
const endTurn: Move = { type: 'endTurn', seat };
const decline: Move = { type: 'declineBonus', seat };
const move: Move = { type: 'bonusMove', seat, from: 'North Africa', space: 0, to: 'Europe' };

/** What Red might do at that moment, were it his turn. */
const outOfTurn: Record<PlayedPhase, Move> = {
  planning: { ...plan, seat: 'red' },
  pricing: { ...plan, seat: 'red' },
  production: { ...plan, seat: 'red' },
  improvement: { type: 'takeToken', seat: 'red' },
  research: { type: 'research', seat: 'red', technology: 'GPS' },
  logistics: { ...expand, seat: 'red' },
  sale: { ...sell, seat: 'red' },
  scoring: { ...sell, seat: 'red' },
};

const of = (...scenarios: string[]): Case[] => scenarios.map((scenario) => ({ scenario }));
/** Where the plan in question comes first and another follows so that the round goes on. */
const firstOf = (...scenarios: string[]): Case[] => scenarios.map((scenario) => ({ scenario, move: 0 }));

/** In the order of a round. */
export const wishes: readonly Wish[] = [
  { id: 'outOfTurn', ask: (phase) => outOfTurn[phase], cases: of('one-seller-at-a-time') },
  { id: 'changePlan', ask: plan, cases: of('second-thoughts', 'obvious-mistake') },
  { id: 'padsApart', ask: plan, cases: firstOf('pads-edge-to-edge') },
  { id: 'padsCrosswise', ask: plan, cases: firstOf('pads-crosswise') },
  { id: 'padExactlyOnPad', ask: plan, cases: firstOf('pad-exactly-on-pad') },
  { id: 'stickOut', ask: plan, cases: firstOf('overhang-without-4g') },
  { id: 'stickOutWith4G', ask: plan, cases: firstOf('improvement-sticks-out') },
  { id: 'stickOutTwice', ask: plan, cases: firstOf('overhang-twice') },
  { id: 'hideImprovement', ask: plan, cases: firstOf('half-under-a-pad', 'wholly-under-a-pad') },
  { id: 'coverImprovement', ask: plan, cases: firstOf('improvement-on-improvement') },
  { id: 'coverByTwo', ask: plan, cases: firstOf('two-cover-a-third') },
  { id: 'coverThroughPad', ask: plan, cases: firstOf('above-the-hidden-one') },
  { id: 'tokenInstead', ask: { type: 'takeToken', seat }, cases: of('token-instead') },
  {
    id: 'improvementWithoutSymbol',
    ask: { type: 'takeImprovement', seat, tile: 0 },
    cases: of('symbol-under-improvement'),
  },
  { id: 'splitResearch', ask: { type: 'research', seat, technology: 'GPS' }, cases: of('split-research') },
  {
    id: 'researchAgain',
    ask: { type: 'research', seat, technology: 'GPS' },
    cases: [
      {
        scenario: 'unspent-research',
        instead: { type: 'research', seat, technology: 'GPS' },
      },
    ],
  },
  { id: 'complete', ask: { type: 'complete', seat, technology: 'NFC' }, cases: of('two-paid-for-at-once') },
  { id: 'stopEarly', ask: endTurn, cases: of('unspent-research', 'unused-logistics') },
  { id: 'holdBack', ask: endTurn, cases: of('holding-back') },
  { id: 'leaveOutFreeOffice', ask: endTurn, cases: of('free-office-forced') },
  { id: 'leaveOutWifi', ask: endTurn, cases: of('wifi-office-unwanted') },
  {
    id: 'leaveOutRemote',
    ask: endTurn,
    cases: [{ scenario: 'selling-without-office', move: 2, instead: endTurn }],
  },
  {
    id: 'declineBonus',
    ask: decline,
    cases: [{ scenario: 'retailer-in-phase-5', instead: decline }, { scenario: 'unwanted-bonus' }],
  },
  { id: 'bonusLater', ask: expand, cases: of('bonus-first') },
  { id: 'lowerPrice', ask: { type: 'bonusPrice', seat, change: -1 }, cases: of('price-down-bonus') },
  { id: 'moveNewOffice', ask: move, cases: of('moving-on-at-once') },
  { id: 'moveToRetailer', ask: move, cases: of('home-becomes-a-shop') },
  { id: 'unconnected', ask: expand, cases: of('no-line-to-rsa', 'past-the-retailer') },
  {
    id: 'fullRegion',
    ask: expand,
    cases: of('region-fills-up', 'progress-without-hope'),
  },
  {
    id: 'secondOffice',
    ask: { type: 'secondOffice', seat, region: 'Europe' },
    cases: [
      {
        scenario: 'unused-logistics',
        instead: { type: 'secondOffice', seat, region: 'North Africa' },
      },
      { scenario: 'second-office-raises-control', move: 0 },
      { scenario: 'wifi-no-third' },
      { scenario: 'wifi-not-on-retailer' },
    ],
  },
  {
    id: 'sellEarly',
    ask: { type: 'sellOffBoard', seat, amount: 1 },
    cases: [
      { scenario: 'unused-logistics', instead: { type: 'sellOffBoard', seat, amount: 1 } },
      { scenario: 'nfc-sale-changes-order' },
    ],
  },
  {
    id: 'sellWithoutOffice',
    ask: sell,
    cases: [{ scenario: 'next-door-is-not-enough' }, { scenario: 'selling-without-office', move: 2 }],
  },
  { id: 'sellAtRetailer', ask: sell, cases: of('no-sale-at-retailer', 'four-g-and-retailer') },
  { id: 'skipBuyer', ask: sell, cases: of('leftmost-buyer', 'two-technology-buyers') },
  { id: 'skipUnwilling', ask: sell, cases: of('past-the-unwilling') },
  { id: 'sellCheap', ask: sell, cases: of('cheap-to-a-rich-buyer') },
  { id: 'servedBuyer', ask: sell, cases: of('buyer-served') },
];
