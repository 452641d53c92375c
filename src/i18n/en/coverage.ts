import { names as inRules } from '@machines/coverage/words/en.ts';
import { endStory, ledger, tool } from './coverageTool.ts';
import { decisions } from './decisions.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';

/** What each kind of player is called. */
const player: Record<string, { label: string; about: string }> = {
  person: { label: 'A person', about: 'Someone at this device.' },
  random: { label: 'Random', about: 'Makes any legal move and any bid. Good for trying things out.' },
  valuer: {
    label: 'Valuer',
    about:
      'Puts a price on every share and every hex, and bids up to it. The strongest player: beats Random in {random} of 100 games.',
  },
};

/** Playing Coverage. Handed to the island as data. */
export const coverage = {
  page: {
    title: 'Play Coverage',
    description: 'A whole game of Coverage in the browser: against computer players or people around one device.',
  },
  /** The list of games. */
  stage: 'Turn {round}, {phase}',
  phases: { choosing: 'choosing', auction: 'an auction', acting: 'acting for a company' } as Record<string, string>,
  play: {
    ...table,
    clauses: { ...table.clauses, title: 'Rules of this moment' },
    keepPanel: { ...table.keepPanel, secret: '' },
    stage: {
      ...table.stage,
      keyList: { ...table.stage.keyList, tab: 'from part to part; arrow keys go from hex to hex', space: '' },
    },
    hint: { ...table.hint, move: 'The {player} would choose: {move}.', why: '“{why}”' },
    title: '{what} · Turn {round}',
    undoStops: 'Undo goes back to the last decision a person made. You can open any earlier moment from the log.',
    handover: {
      title: 'Pass the device to {seat}',
      text: 'Cash is hidden in this game. Continue when only {seat} is looking.',
      ready: 'I am {seat}: show my cash',
    },
  },
  seats: names.seats,
  companies: inRules.company,
  log: { ...log, round: 'Turn {round}', phases: { over: 'The end' } as Record<string, string> },
  /** By the state of the chart the game rests in. */
  prompts: {
    choosing: 'Build, auction a share, or pass.',
    opening: '{company}: make the first bid, or pass.',
    bidding: '{company}: bid {least} or more, or drop out.',
    outbid: '{company}: you cannot bid more. Drop out.',
    expanding: '{company}: choose chips, then a hex.',
    over: 'The game is over.',
  } as Record<string, string>,
  tool,
  ledger,
  pass: 'Pass the turn',
  finish: 'Finish expanding',
  board: {
    title: 'Map',
    keys: 'Move between hexes with the arrow keys. Enter chooses a hex; press it again to take it.',
    kinds: { start: 'start', mountain: 'mountain', standard: 'open ground', city: 'city' },
    legend: { start: 'Start, in every network', mountain: 'Mountain', city: 'City: pays once' },
    whole: 'Whole map',
    free: '{hex}, {kind}',
    held: '{hex}, {kind}, {company} with {n}',
    point: 'Choose a hex to see what it costs and pays.',
    look: 'Choose a hex to see what is there.',
  },
  preview: {
    chips: { one: '{n} chip for {build}', other: '{n} chips for {build}' },
    lease: 'lease for {lease} over {route}',
    treasury: 'treasury {before} → {after}',
    pays: 'pays {who}',
    paid: '{seat} {amount}',
    value: 'share value {before} → {after}',
  },
  acting: {
    title: 'Acting for {company}',
    treasury: 'Treasury',
    left: 'Chips left',
    issued: 'one for each issued share',
    value: 'Chips to place',
    chips: { one: '{n} chip', other: '{n} chips' },
    choose: 'Choose a highlighted hex on the map, or a move from the list.',
    route: 'Route to {hex}',
    over: 'over {route}',
    moreRoutes: 'More routes are just as short; {n} of them are listed.',
    take: 'Take {hex} for {cost}',
    upkeep: 'Upkeep after this: {seat} pays {amount} into {company}’s treasury, $1 for each unissued share.',
    noUpkeep: 'No upkeep after this: there are no unissued shares left.',
    /** By the reading of upkeepRepeat. */
    short: {
      once: 'There isn’t enough cash: one unissued share goes to the pool instead, and nothing is paid.',
      untilPaid: 'There isn’t enough cash: unissued shares go to the pool until there is.',
      inPart:
        'There isn’t enough cash: one unissued share goes to the pool, and cash pays for the others as far as it goes.',
    },
  },
  auction: {
    title: 'A share of {company} is up for auction',
    sources: {
      unissued: 'Unissued: the price goes into its treasury.',
      pool: 'From the pool: the price goes to the bank.',
    },
    worth: 'Share value',
    high: 'Highest bid',
    none: 'none yet',
    by: '{amount} by {seat}',
    cash: 'Your cash',
    amount: 'Your bid in dollars',
    range: 'From {least} to {most}.',
    cannot: 'You can’t bid: the lowest bid is more than your cash.',
    bid: 'Bid {amount}',
    quick: 'Quick bids',
    pass: 'Pass (drop out)',
    asked: 'bidding now',
    passed: 'out',
    in: 'still in',
    highest: 'highest',
    who: 'Who is in',
  },
  company: {
    title: 'Companies',
    founder: 'founded by {seat}',
    treasury: 'Treasury',
    value: 'Share value',
    issued: 'Issued',
    unissued: 'Unissued',
    pool: 'In the pool',
    holders: 'Shares',
    holds: '{seat}: {n}',
    act: 'Act',
    actFor: 'Act for {company}',
    auction: 'Auction',
    auctionOf: 'Auction an unissued share of {company}',
    pool1: 'Auction from the pool',
    poolOf: 'Auction from the pool: a share of {company}',
  },
  player: {
    title: 'Players',
    cash: 'Cash',
    hidden: 'hidden',
    shares: 'Shares',
    worth: 'Net worth',
    none: 'none',
    you: 'you',
  },
  players: { person: '', valuer: 'Valuer', random: 'Random' } as Record<string, string>,
  worth: {
    title: 'Net worth over time',
    table: 'The numbers',
    turn: 'Turn',
    start: 'start',
  },
  note: {
    stall: 'The position repeats. Nothing has changed, and this could go on forever.',
    pump: 'The position repeats, except that a treasury has grown. This could go on forever.',
    ending: { one: '{company} is sold out: {n} turn is left.', other: '{company} is sold out: {n} turns are left.' },
  },
  end: {
    title: 'The end',
    won: '{seats} wins with {amount}',
    shared: '{seats} share the victory with {amount}',
    and: ' and ',
    seat: 'Player',
    ...endStory,
    review: 'Review',
    decisions: {
      ...decisions,
      percent: table.percent,
      title: 'How you compare with the Valuer',
      about: 'The Valuer looks at every position where you had a decision, with what you could see then.',
      start: 'Compare with the Valuer',
      working: 'The Valuer is looking at the game',
      tally: '{n} decisions: {same} the same, {good} just as good, {short} weaker.',
      same: '{seat}: {own}, just like the Valuer.',
      other: '{seat}: {own}. The Valuer would have chosen: {advised}. “{why}”',
      where: 'Turn {round} · {phase}',
      sure: 'These values are the Valuer’s estimate of net worth right away, without what comes later. Small differences mean little; for large ones, look at the moment yourself.',
    },
  },
  setup: {
    seatNames: setup.seatNames,
    shapes: setup.shapes,
    quick: {
      ...setup.quick,
      text: 'You are {you}, and the Valuer, who puts a price on everything, is {rival}. You play on Three valleys.',
      start: 'Play against the Valuer',
    },
    own: setup.own,
    seats: { ...setup.seats, note: 'Two to five players. Each player founds the company of their colour.' },
    founds: 'founds {company}',
    nobody: setup.nobody,
    player,
    map: {
      title: 'Map',
      fits: '{least}–{most} players',
      only: '{n} players',
      names: {
        teach: { label: 'Teaching map', about: 'Thirteen hexes: a short first game.' },
        three: { label: 'Three valleys', about: 'Mountains split it in three.' },
        five: { label: 'Wide country', about: 'Six ways out from the start.' },
      },
    },
    house: {
      ...setup.house,
      none: { one: '{n} gap, with the standard ruling', other: '{n} gaps, all with the standard ruling' },
    },
    seed: { ...setup.seed, note: 'Used to draw the first player and by the Random player. Leave empty for random.' },
    ready: { ...setup.ready, map: 'Map' },
  },
};
export type CoverageWords = typeof coverage;
