import type { Messages } from '@/i18n/index.ts';
import type { AskedCase, Question } from '@/rules/canI/question.ts';

type Id = keyof Messages['canI']['coverage'];

const last = (scenario: string): AskedCase => ({ scenario });
/** Where what comes of it is the wish: the answers of the scenario that grant it. */
const comesOf = (scenario: string, ...yes: string[]): AskedCase => ({ scenario, yes });

/** What players of Coverage want to do, by the part of a turn. */
export const questions: readonly Question<Id>[] = [
  {
    id: 'auctionWithoutMoney',
    phase: 'auction',
    says: 'yes',
    cases: [{ scenario: 'putting-up-without-money', move: 0 }],
  },
  { id: 'bidBelow', phase: 'auction', says: 'no', cases: [last('a-bid-below-the-value')] },
  { id: 'bidTooMuch', phase: 'auction', says: 'no', cases: [last('behind-the-hand')] },
  { id: 'bidTreasury', phase: 'auction', says: 'no', cases: [{ scenario: 'the-treasury-is-not-cash', move: 1 }] },
  { id: 'bidAgain', phase: 'auction', says: 'no', cases: [last('back-into-the-auction')] },
  { id: 'openLater', phase: 'auction', says: 'gap', cases: [last('not-opening-is-it-passing')] },
  { id: 'bidCents', phase: 'auction', says: 'gap', cases: [last('half-a-dollar-more')] },
  { id: 'buyOwn', phase: 'auction', says: 'yes', cases: [{ scenario: 'buying-your-own-share', move: 1 }] },
  { id: 'takeFree', phase: 'auction', says: 'gap', cases: [comesOf('last-one-without-a-bid', 'free')] },
  { id: 'resell', phase: 'auction', says: 'no', cases: [{ scenario: 'selling-what-you-bought', move: 0 }] },
  { id: 'buyFromPool', phase: 'auction', says: 'yes', cases: [{ scenario: 'money-for-a-pool-share', move: 0 }] },
  { id: 'twoAuctions', phase: 'auction', says: 'no', cases: [last('twice-in-a-turn')] },
  { id: 'paidAgain', phase: 'auction', says: 'gap', cases: [comesOf('paid-a-second-time', 'again')] },
  { id: 'fromTheBox', phase: 'auction', says: 'no', cases: [last('three-at-the-table')] },
  { id: 'actForRival', phase: 'acting', says: 'yes', cases: [{ scenario: 'act-for-a-rival', move: 0 }] },
  { id: 'twoCompanies', phase: 'acting', says: 'no', cases: [last('one-company-a-turn')] },
  { id: 'actWithoutBuilding', phase: 'acting', says: 'gap', cases: [last('acting-for-show')] },
  { id: 'moreChips', phase: 'acting', says: 'no', cases: [last('chips-by-issued-shares')] },
  { id: 'poolCounts', phase: 'acting', says: 'gap', cases: [last('chips-for-pool-shares')] },
  { id: 'stackAgain', phase: 'acting', says: 'no', cases: [last('no-second-stack')] },
  { id: 'takeRivalHex', phase: 'acting', says: 'no', cases: [last('room-for-one-cube')] },
  { id: 'buildOnStart', phase: 'acting', says: 'no', cases: [last('chips-on-the-start')] },
  { id: 'buildOnMountain', phase: 'acting', says: 'gap', cases: [{ scenario: 'over-the-mountain', move: 1 }] },
  { id: 'chain', phase: 'acting', says: 'gap', cases: [last('chain-of-towers')] },
  { id: 'twoCities', phase: 'acting', says: 'yes', cases: [last('two-cities-in-one-turn')] },
  { id: 'paidUnissued', phase: 'acting', says: 'yes', cases: [comesOf('a-city-pays', 'everyShare')] },
  { id: 'payFromCash', phase: 'acting', says: 'no', cases: [{ scenario: 'too-poor-to-build', move: 0 }] },
  { id: 'skipUpkeep', phase: 'upkeep', says: 'no', cases: [comesOf('upkeep-for-the-other-company', 'nothing')] },
  { id: 'upkeepFromCity', phase: 'upkeep', says: 'yes', cases: [comesOf('city-pays-the-upkeep', 'keeps')] },
  { id: 'upkeepByCompany', phase: 'upkeep', says: 'no', cases: [comesOf('upkeep-for-the-other-company', 'emberPays')] },
  { id: 'payInPart', phase: 'upkeep', says: 'gap', cases: [comesOf('part-of-the-upkeep', 'oneAndTwo')] },
  { id: 'auctionInstead', phase: 'upkeep', says: 'yes', cases: [comesOf('no-upkeep-on-an-auction', 'nothing')] },
  { id: 'loseIssued', phase: 'upkeep', says: 'no', cases: [comesOf('broke-but-not-out', 'pooled')] },
  { id: 'crossTwo', phase: 'leasing', says: 'yes', cases: [last('across-two-companies')] },
  { id: 'leaseForPayout', phase: 'leasing', says: 'no', cases: [last('no-lease-with-access')] },
  { id: 'leaseOnCredit', phase: 'leasing', says: 'no', cases: [last('lease-eats-the-tower')] },
  { id: 'leasePastStart', phase: 'leasing', says: 'yes', cases: [last('past-the-start-for-nothing')] },
  { id: 'paidOnOwnTurn', phase: 'leasing', says: 'yes', cases: [comesOf('lease-funnel', 'all')] },
  { id: 'paidInFull', phase: 'leasing', says: 'gap', cases: [comesOf('lease-in-full', 'full')] },
  { id: 'outOfTheRing', phase: 'leasing', says: 'yes', cases: [comesOf('walled-in', 'leases')] },
  { id: 'chooseRoute', phase: 'leasing', says: 'gap', cases: [last('two-routes')] },
  { id: 'longerRoute', phase: 'leasing', says: 'gap', cases: [last('short-or-cheap')] },
  { id: 'leaseTwice', phase: 'leasing', says: 'gap', cases: [last('second-lease')] },
  { id: 'passAtOnce', phase: 'passing', says: 'yes', cases: [{ scenario: 'everyone-passes-at-once', move: 0 }] },
  { id: 'passesAddUp', phase: 'passing', says: 'no', cases: [comesOf('passes-in-a-row', 'over')] },
  { id: 'stallByPool', phase: 'passing', says: 'gap', cases: [comesOf('nobody-passes-nobody-plays', 'endless')] },
  { id: 'passOutTheEnd', phase: 'end', says: 'gap', cases: [comesOf('passing-out-the-end', 'over')] },
  { id: 'endByPool', phase: 'end', says: 'gap', cases: [comesOf('last-share-without-a-bid', 'setOff')] },
  { id: 'oneMoreTurn', phase: 'end', says: 'yes', cases: [comesOf('last-share-sold', 'seven')] },
  { id: 'scoreUnissued', phase: 'end', says: 'no', cases: [comesOf('what-counts-at-the-end', 'unissuedToo')] },
  { id: 'scoreTreasury', phase: 'end', says: 'no', cases: [comesOf('what-counts-at-the-end', 'treasuryToo')] },
  { id: 'shareWin', phase: 'end', says: 'gap', cases: [comesOf('equal-worth', 'shared')] },
];
