import { happenings as inCoverage } from '@machines/coverage/words/en.ts';
import { happenings as inSmartphone } from '@machines/smartphone/words/en.ts';
import { known } from './known.ts';
import { names } from './names.ts';
import { rules } from './rules.ts';

/** Many games at once. Handed to the island as data. */
export const simulate = {
  title: 'Simulate',
  description:
    'Let computer players play hundreds of games in your browser, and compare editions and rulings in numbers.',
  lead: 'Run hundreds of computer games in your browser and see who wins, by how much, and which rules mattered.',
  empty:
    'No games yet. Once they are played, you see here who won, how scores are spread, and how often each rule mattered.',
  loading: 'Getting ready…',
  noScript:
    'Simulations need scripts: the games are played in your browser. You get the same numbers from the command line, with npm run -s rules -- simulate.',
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
    seats: 'Players',
    player: 'Who plays {seat}?',
    reading: 'Rules',
    ruleSet: 'Edition',
    sides: 'Technology sides',
    sidesNames: { A: 'All side A', random: 'Drawn for each game' },
    rulings: 'House rules',
    rulingsChanged: { one: '{n} changed', other: '{n} changed' },
    usual: '(standard)',
    why: 'Why it is standard: {why}',
    games: 'Games',
    seed: 'First seed',
    seedNote: 'The same seeds give the same games again, here and on the command line.',
    rotate: 'Players change seats from game to game',
    compare: 'Compare with a second setting, on the same seeds',
    first: 'First setting',
    second: 'Second setting',
    spread: 'Spread over several devices',
    spreadNote:
      'Each device plays one part and downloads its result; rules simulate merge combines the parts into exactly what one run gives.',
    part: 'Part',
    parts: 'of how many',
    command: 'The same on the command line',
    start: 'Play',
    wrong: 'This can’t be played',
    known,
    coverage: 'The first turn of each Valuer is random, anything but a pass, so that their games differ.',
  },
  pace: {
    known: 'At the pace measured on this device: about {time}.',
    sharp:
      'Sharp tries out each plan many times before it chooses, so a game takes seconds. You see how long it will take after the first game.',
    left: 'About {time} left, at {pace}.',
    measuring: 'Playing the first game…',
    perSecond: '{n} games a second',
    perGame: '{n} seconds a game',
    seconds: { one: '{n} second', other: '{n} seconds' },
    minutes: { one: '{n} minute', other: '{n} minutes' },
    hours: { one: '{n} hour', other: '{n} hours' },
  },
  progress: {
    label: 'Games played',
    done: '{done} of {of}',
    stop: 'Stop and keep the results',
    failed: 'The games couldn’t be played: {what}',
  },
  results: {
    title: 'Results',
    played: { one: '{n} game played.', other: '{n} games played.' },
    interrupted: { one: 'Stopped after {n} game.', other: 'Stopped after {n} games.' },
    few: 'With so few games the intervals are wide.',
    intervals: 'Bars show 95 % intervals.',
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
    wins: { title: 'Share of wins', note: 'Shared wins count as fractions.', share: 'Share' },
    colours: { title: 'Share of wins by colour', note: 'Regardless of player.' },
    score: { smartphone: 'Score in VP', coverage: 'Net worth in dollars' },
    scores: {
      title: 'How scores are spread',
      note: 'Players by final score, in steps of {step}. The mark is the mean.',
      step: 'Score',
      seats: 'Players',
      upTo: '{from} to {to}',
    },
    prices: { title: 'Price by round', note: 'Mean price after phase 2.' },
    income: { title: 'Income by round', note: 'Mean VP from sales, sales off the board and control.' },
    sources: { sales: 'Sales', offBoard: 'Off the board', control: 'Control', all: 'Together' },
    patents: {
      title: 'Technologies and patents',
      note: 'Share of players who got each technology; dark = with the patent.',
      technology: 'Technology',
      has: 'has it',
      patent: 'has the patent',
    },
    rules: {
      title: 'How often each rule mattered',
      note: 'What happens in some games, by rule. What happens in every game is listed below.',
      always: { one: '{n} thing that happens in every game', other: '{n} things that happen in every game' },
      rule: 'Rule',
      what: 'What happened',
      perGame: 'Per game',
      games: 'Share of games',
      amount: 'Amount per game',
    },
  },
  compare: {
    title: 'What the second setting changes',
    note: 'Second minus first, game by game on the same seeds. If the bar does not touch zero, the difference is real.',
    score: 'Difference in score',
    wins: 'Difference in share of wins, in percentage points',
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
      orderByTie: 'Equal prices and VP: a tie-break decides the order.',
    } as Record<string, string>,
    coverage: inCoverage as Record<string, string>,
  },
};
export type SimulateWords = typeof simulate;
