import { known } from './known.ts';
import { names } from './names.ts';

/** Setting up a game. Handed to the island as data. */
export const setup = {
  seatNames: names.seats,
  shapes: names.shapes,
  technologies: names.technologies,
  symbols: names.symbols,
  quick: {
    title: 'Quick start',
    text: 'You are {you}; Steve, the automated opponent, is {rival}. Second edition, every technology on side A.',
    you: 'You',
    start: 'Play against Steve',
  },
  known,
  own: 'Set up your own game',
  seats: {
    title: 'Seats',
    note: 'Two to five. A colour is also a home region, a starting score and a first improvement.',
    home: 'Home: {region}',
    vp: '{n} VP at the start',
    improvement: 'First improvement: {symbols}',
    player: 'Who plays {seat}?',
  },
  nobody: 'Nobody',
  player: {
    person: { label: 'A person', about: 'Someone at this device. With several, the screen asks to be handed over.' },
    steve: {
      label: 'Steve',
      about:
        'The rulebook’s automated opponent, by a fixed list. A little stronger than Casual: of 100 games of two, over several homes and with sides drawn by lot, he wins {casual}.',
      more: 'His pad is reconstructed: what that means',
    },
    random: { label: 'Random', about: 'Makes any legal move. For trying things out.' },
    simple: {
      label: 'Casual',
      about:
        'Looks one step ahead. A first opponent: always beats Random, and wins {steve} of 100 games of two against Steve, over several homes and with sides drawn by lot.',
    },
    sharp: {
      label: 'Sharp',
      about:
        'Plays every round out before it decides. The strongest: of 100 games of two it wins {casual} against Casual and {steve} against Steve, over several homes and with sides drawn by lot.',
    },
  } as Record<string, { label: string; about: string; more?: string }>,
  ruleSet: {
    title: 'Edition',
    sets: {
      e2: {
        label: 'Second edition',
        about: 'The usual choice: a tie in the order is always broken, a retailer’s bonus may be declined.',
      },
      e1: { label: 'First edition', about: 'As printed: offices open anywhere, without a connection.' },
      e1c: { label: 'First edition, corrected', about: 'With its corrections sheet: offices need a connection.' },
      ko: { label: 'Korean edition', about: 'Mostly like the second, but retailers’ bonuses must be taken.' },
    },
  },
  sides: {
    title: 'Technologies',
    note: 'Each of the six has two sides; one of them is in play for everybody.',
    A: 'All side A',
    random: 'Drawn at random',
    chosen: 'Chosen',
    either: 'One side of each is drawn when the game starts.',
    side: 'Side {side}',
  },
  /** S9.1 to S9.12 in a few words that hold in every edition; the clause has the rest. */
  effects: {
    GPS: { A: 'Each goods-with-price-down symbol makes 2 goods.', B: '5 goods, once.' },
    'Wi-Fi': { A: 'A free second office every round.', B: 'Unsold goods are kept.' },
    Gamepad: { A: 'Technologies cost 1 less.', B: 'A free office in a small region, once.' },
    'Li-ion': { A: 'Price-up symbols count as logistics too.', B: 'Goods for the technologies you have, every round.' },
    NFC: { A: 'Up to 3 goods are sold off the board every round.', B: 'Price +1, every round.' },
    '4G': { A: 'Improvements may stick out over the pads.', B: '1 good is sold in each region without your office.' },
  },
  house: {
    title: 'House rules',
    none: { one: '{n} gap in this edition, read as usual', other: '{n} gaps in this edition, all read as usual' },
    changed: { one: '{n} of {all} read differently', other: '{n} of {all} read differently' },
    note: 'Where the rulebook leaves something open, the table decides. What is usual here is marked.',
    usual: 'usual',
    why: 'Usual because: {why}',
    reset: 'All as usual',
  },
  seed: {
    title: 'Shuffle',
    label: 'Number of the shuffle',
    note: 'The same number deals the same table again. Empty: a new one each time.',
    roll: 'Draw a number',
    wrong: 'The number has to be whole, from 0 to {most}.',
  },
  ready: {
    title: 'Your game',
    edition: 'Edition',
    technologies: 'Technologies',
    house: 'House rules',
    seed: 'Shuffle',
    anySeed: 'new',
    asUsual: 'as usual',
    changed: { one: '{n} changed', other: '{n} changed' },
    start: 'Start the game',
    wrong: 'The game cannot start like this. What is wrong is marked, with the reason.',
  },
};
export type SetupWords = typeof setup;
