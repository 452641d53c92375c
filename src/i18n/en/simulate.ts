import { happenings as inCoverage } from '@machines/coverage/words/en.ts';
import { happenings as inSmartphone } from '@machines/smartphone/words/en.ts';
import { known } from './known.ts';
import { names } from './names.ts';
import { rules } from './rules.ts';

/** Many games at once. Handed to the island as data. */
export const simulate = {
  title: 'Simulate',
  description:
    'Let computer players play hundreds of games in your browser, and compare rule sets and rulings in numbers.',
  lead: 'Many games of computer players, played here in your browser: who wins, by how much, and which rules decide it.',
  empty:
    'No games have been played yet. When they have, this is where you see who won, how scores are spread, and how often each rule mattered.',
  loading: 'The page is getting ready to play.',
  noScript:
    'Simulations need scripts: the games are played in your browser. The same numbers come from the command line, with npm run -s rules -- simulate.',
  nav: { label: 'Parts of the lab', bench: 'Smartphone Inc.', coverage: 'Coverage', simulate: 'Simulate' },
  games: rules.games,
  ruleSets: rules.ruleSets,
  seatNames: names.seats,
  technologies: names.technologies as Record<string, string>,
  players: { random: 'Random', simple: 'Casual', sharp: 'Sharp', steve: 'Steve', valuer: 'Valuer' } as Record<
    string,
    string
  >,
  nobody: 'Nobody',
  settings: {
    title: 'Settings',
    game: 'Game',
    seats: 'Seats',
    player: 'Who plays {seat}?',
    reading: 'Rules',
    ruleSet: 'Rule set',
    sides: 'Technology sides',
    sidesNames: { A: 'All side A', random: 'Drawn for each game' },
    rulings: 'House rules',
    rulingsChanged: { one: '{n} changed', other: '{n} changed' },
    usual: '(usual)',
    why: 'Usual because: {why}',
    games: 'Games',
    seed: 'First seed',
    seedNote: 'The same seeds give the same games again, here and on the command line.',
    rotate: 'Players change seats from game to game',
    compare: 'Compare with a second setting, on the same seeds',
    first: 'First setting',
    second: 'Second setting',
    spread: 'Spread over several devices',
    spreadNote:
      'Each device plays one part and downloads its result; rules simulate merge puts the parts together to exactly what one run gives.',
    part: 'Part',
    parts: 'of how many',
    command: 'The same on the command line',
    start: 'Play',
    wrong: 'This cannot be played',
    known,
    coverage:
      'The first turn of each Valuer is drawn, from everything but a pass, so that their games are not all alike.',
  },
  pace: {
    known: 'At the pace measured on this device: about {time}.',
    sharp:
      'Sharp plays each plan out many times before it chooses, so a game takes seconds. How long it will take is said once the first game is played.',
    left: 'About {time} left, at {pace}.',
    measuring: 'The first game is being played.',
    perSecond: '{n} games a second',
    perGame: '{n} seconds a game',
    seconds: { one: '{n} second', other: '{n} seconds' },
    minutes: { one: '{n} minute', other: '{n} minutes' },
    hours: { one: '{n} hour', other: '{n} hours' },
  },
  progress: {
    label: 'Games played',
    done: '{done} of {of}',
    stop: 'Stop and keep what is played',
    failed: 'The games could not be played: {what}',
  },
  results: {
    title: 'Results',
    played: { one: '{n} game played.', other: '{n} games played.' },
    interrupted: { one: 'Stopped after {n} game.', other: 'Stopped after {n} games.' },
    few: 'With so few games the intervals are wide.',
    intervals: 'Intervals are such that the true value lies inside in 19 of 20 runs.',
    stale: 'The settings have been changed since.',
    download: 'Download as JSON',
    table: 'As a table',
    player: 'Player',
    colour: 'Colour',
    round: 'Round',
    from: 'from',
    to: 'to',
    within: '±',
    mean: 'Mean',
    wins: { title: 'Share of victories', note: 'A shared victory counts in part.', share: 'Share' },
    colours: { title: 'Share of victories by colour', note: 'Whoever sits there.' },
    score: { smartphone: 'Score in VP', coverage: 'Net worth in dollars' },
    scores: {
      title: 'How scores are spread',
      note: 'Seats by final score, in steps of {step}. The mark is the mean.',
      step: 'Score',
      seats: 'Seats',
      upTo: '{from} to {to}',
    },
    prices: { title: 'Price by round', note: 'Mean price after phase 2.' },
    income: { title: 'Income by round', note: 'Mean VP from sales, sales off the board and control.' },
    sources: { sales: 'Sales', offBoard: 'Off the board', control: 'Control', all: 'Together' },
    patents: {
      title: 'Technologies and patents',
      note: 'Of 100 seats of a kind: the bar has the technology, its dark part the patent too.',
      technology: 'Technology',
      has: 'has it',
      patent: 'has the patent',
    },
    rules: {
      title: 'How often each rule mattered',
      note: 'What sometimes happens, by rule. What happens in every game stands below.',
      always: { one: '{n} thing that happens in every game', other: '{n} things that happen in every game' },
      rule: 'Rule',
      what: 'What happened',
      perGame: 'A game',
      games: 'Of games',
      amount: 'Amount a game',
    },
  },
  compare: {
    title: 'What the second setting changes',
    note: 'Second less first, game by game on the same seeds. If the bar does not touch zero, the difference is real.',
    score: 'Difference in score',
    wins: 'Difference in share of victories, in percentage points',
    certain: 'a difference',
    chance: 'may be chance',
    verdict: 'Verdict',
    rules: 'Rules under both settings',
  },
  /** A sentence of the rules for each happening; here its places stay open. */
  happened: {
    smartphone: {
      ...inSmartphone,
      orderByVp: 'Equal prices: fewer VP decide the order.',
      orderByTie: 'Equal prices and VP: the order is found another way.',
    } as Record<string, string>,
    coverage: inCoverage as Record<string, string>,
  },
};
export type SimulateWords = typeof simulate;
