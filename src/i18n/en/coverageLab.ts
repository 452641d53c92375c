import { bench } from './bench.ts';
import { coverage } from './coverage.ts';

const { page: _, play: __, setup, log: ___, worth: ____, ...table } = coverage;

/** The lab of Coverage. */
export const coverageLab = {
  ...bench,
  title: 'Lab of Coverage',
  description:
    'Set up any position of Coverage, try any move, ask why not, hold two readings of the rulebook against each other.',
  lead: 'Set up any position, try any move, and read by which clause it is allowed or not.',
  table,
  maps: setup.map.names as Record<string, { label: string }>,
  build: {
    ...bench.build,
    map: 'Map',
    mapOf: '{map} ({seats} seats)',
    ownMap: 'the map of the scenario',
    turn: 'Whose turn',
    passes: 'Passed in a row',
    ending: 'The end is set off',
    turnsLeft: 'Turns left',
    network: 'Networks',
    point: 'Choose a company and its chips, then press hexes on the map. Pressed again, a hex is free.',
    company: 'Company',
    chips: 'Chips',
    noHexes: 'No hex yet but the start.',
    drop: 'Take it away',
    onHex: '{hex}: {n}',
    cash: 'Cash',
    shares: 'Shares that {seat} holds',
    sharesOf: '{seat}’s shares of {company}',
    treasury: 'Treasury',
    pool: 'In the pool',
    auction: 'Auction under way',
    noAuction: 'none',
    source: 'Share',
    sources: { unissued: 'unissued', pool: 'from the pool' },
    bidder: 'Highest bidder',
    bid: 'Bid',
    passed: 'Have passed',
  },
  try: {
    ...bench.try,
    now: '{seat} has to act: {phase}.',
    kinds: {
      act: 'Act for a company',
      auction: 'Put up a share',
      bid: 'Bid',
      passAuction: 'Pass in an auction',
      expand: 'Expand to a hex',
      finish: 'Finish expanding',
      passTurn: 'Pass the turn',
    },
  },
  compare: {
    ...bench.compare,
    book: 'Rulebook',
    ruled: { one: 'Rulebook with {n} house rule', other: 'Rulebook with {n} house rules' },
    what: {
      phase: 'what goes on',
      turn: 'who acts',
      turnNumber: 'turn',
      passes: 'passed in a row',
      turnsLeft: 'turns left',
      bid: 'highest bid',
      cash: 'cash',
      shares: 'shares of {company}',
      treasury: 'treasury',
      unissued: 'unissued shares',
      pool: 'in the pool',
      chips: 'chips on {hex}',
    },
  },
};
export type CoverageLabWords = typeof coverageLab;
