import { names as inRules } from '@machines/coverage/words/en.ts';
import { decisions } from './decisions.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { setup } from './setup.ts';
import { table } from './table.ts';

/** What each kind of player is called. */
const player: Record<string, { label: string; about: string }> = {
  person: { label: 'A person', about: 'Someone at this device.' },
  random: { label: 'Random', about: 'Makes any legal move and any bid. For trying things out.' },
  valuer: {
    label: 'Valuer',
    about:
      'Puts a price on every share and every hex, and bids up to it. The strongest: wins {random} of 100 games against Random.',
  },
};

/** Playing Coverage. Handed to the island as data. */
export const coverage = {
  page: {
    title: 'Play Coverage',
    description: 'A whole game of Coverage in the browser: against computer players or people around one device.',
  },
  /** The door of the play pages. */
  stage: 'Turn {round}, {phase}',
  phases: { choosing: 'choosing', auction: 'an auction', acting: 'acting for a company' } as Record<string, string>,
  play: {
    ...table,
    clauses: { ...table.clauses, title: 'Rules of this moment' },
    keepPanel: { ...table.keepPanel, secret: '' },
    hint: { ...table.hint, move: 'The {player} would choose: {move}.', why: '“{why}”' },
    title: '{what} · Turn {round}',
    undoStops: 'Undo goes back to the last decision of a person. Any earlier moment opens from the log.',
    handover: {
      title: 'Pass the device to {seat}',
      text: 'Cash is hidden in this game. When only {seat} is looking, go on.',
      ready: 'I am {seat}: show my cash',
    },
  },
  seats: names.seats,
  companies: inRules.company,
  log: { ...log, round: 'Turn {round}', phases: { over: 'The end' } as Record<string, string> },
  /** By the state of the chart the game rests in. */
  prompts: {
    choosing: 'Act for a company you hold a share of, put up a share, or pass.',
    opening: 'You put up a share of {company}: open with a bid, or pass.',
    bidding: 'A share of {company} is up: bid higher, or pass for good.',
    expanding: 'Acting for {company}: choose how many chips, then a lit hex.',
    over: 'The game is over.',
  } as Record<string, string>,
  pass: 'Pass the turn',
  finish: 'Finish expanding',
  board: {
    title: 'Map',
    keys: 'Arrow keys go from hex to hex; Enter chooses one, and pressed again takes it.',
    kinds: { start: 'start', mountain: 'mountain', standard: 'open ground', city: 'city' },
    legend: {
      start: 'Start, in every network',
      mountain: 'Mountain',
      city: 'City: pays its shareholders',
      lit: 'Can be taken now',
    },
    free: '{hex}, {kind}',
    held: '{hex}, {kind}, {company} with {n}',
    point: 'Point at a hex to learn what it costs and pays.',
    look: 'Point at a hex to read what stands there.',
    again: 'Press it again to take it.',
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
    left: 'Chips it may still place',
    issued: 'one for each issued share',
    value: 'Chips on the hex',
    chips: { one: '{n} chip', other: '{n} chips' },
    choose: 'Choose a lit hex on the map, or a move from the list.',
    route: 'Route to {hex}',
    over: 'over {route}',
    moreRoutes: 'More routes are equally short; {n} of them are listed.',
    take: 'Take {hex} for {cost}',
    upkeep: 'Upkeep afterwards: {seat} pays {amount} into {company}’s treasury, $1 for each unissued share.',
    noUpkeep: 'No upkeep afterwards: no unissued share is left.',
    /** By the reading of upkeepRepeat. */
    short: {
      once: 'Cash does not cover it: one unissued share will go to the pool instead, and nothing is paid.',
      untilPaid: 'Cash does not cover it: unissued shares will go to the pool until it does.',
      inPart:
        'Cash does not cover it: one unissued share will go to the pool, and cash pays for the others as far as it goes.',
    },
  },
  auction: {
    title: 'A share of {company} is up',
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
    cannot: 'You cannot bid: the least bid is more than your cash.',
    bid: 'Bid {amount}',
    quick: 'Quick bids',
    pass: 'Pass for good',
    asked: 'asked now',
    passed: 'has passed',
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
    auction: 'Put up a share',
    auctionOf: 'Put up a share of {company} that is unissued',
    pool1: 'Put up from the pool',
    poolOf: 'Put up from the pool a share of {company}',
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
    chart: 'Net worth after each turn; the same numbers stand in the table.',
    table: 'The numbers',
    turn: 'Turn',
    hidden: 'Cash is hidden in this game; net worth is shown when it is over.',
  },
  note: {
    stall: 'The same position has come again. Nothing has changed, and this could go on for ever.',
    pump: 'The same position has come again, but for a fuller treasury. This could go on for ever.',
    ending: { one: '{company} is sold out: {n} turn is left.', other: '{company} is sold out: {n} turns are left.' },
  },
  end: {
    title: 'The end',
    won: '{seats} wins with {amount}',
    shared: '{seats} share the victory with {amount}',
    and: ' and ',
    newGame: 'New game',
    table: 'Final net worth',
    place: 'Place',
    seat: 'Player',
    cash: 'Cash',
    shares: 'Shares',
    total: 'Net worth',
    review: 'Review',
    decisions: {
      ...decisions,
      percent: table.percent,
      title: 'Your decisions beside the Valuer’s',
      about: 'The Valuer looks at every position in which you had to decide, with what you could see then.',
      start: 'Compare with the Valuer',
      working: 'The Valuer is looking at the game',
      tally: 'Of {n} decisions {same} were the Valuer’s too, {good} others were as good, {short} fell short.',
      same: '{seat}: {own}, as the Valuer would have done.',
      other: '{seat}: {own}. The Valuer would have chosen: {advised}. “{why}”',
      where: 'Turn {round} · {phase}',
    },
  },
  setup: {
    seatNames: setup.seatNames,
    shapes: setup.shapes,
    quick: {
      ...setup.quick,
      text: 'You are {you}; the Valuer, who prices everything, is {rival}. The map for two and three.',
      start: 'Play against the Valuer',
    },
    own: setup.own,
    seats: { ...setup.seats, note: 'Two to five. Every seat founds the company of its colour.' },
    founds: 'founds {company}',
    nobody: setup.nobody,
    player,
    map: {
      title: 'Map',
      fits: '{least}–{most} seats',
      only: '{n} seats',
      names: {
        teach: { label: 'Teaching map', about: 'Thirteen hexes: a short first game.' },
        three: { label: 'Three valleys', about: 'Mountains part it in three.' },
        five: { label: 'Wide country', about: 'Six ways out from the start.' },
      },
    },
    house: {
      ...setup.house,
      none: { one: '{n} gap in the rulebook, read as usual', other: '{n} gaps in the rulebook, all read as usual' },
    },
    seed: { ...setup.seed, note: 'Only a drawn first seat and the Random player use it. Empty: a new one each time.' },
    ready: { ...setup.ready, map: 'Map' },
  },
};
export type CoverageWords = typeof coverage;
