import type { ComputerName } from '@machines/smartphone/bots/computerNames.ts';
import { known } from './known.ts';
import { names } from './names.ts';

interface PlayerWords {
  label: string;
  about: string;
  /** A link to more about the player. */
  more?: string;
}

/** Setting up a game. Handed to the island as data. */
export const setup = {
  seatNames: names.seats,
  shapes: names.shapes,
  technologies: names.technologies,
  symbols: names.symbols,
  quick: {
    title: 'Quick start',
    text: 'You are {you}, and Steve, the automatic opponent, is {rival}. {edition}, every technology on side A.',
    you: 'You',
    start: 'Play against Steve',
  },
  known,
  own: 'Set up your own game',
  seats: {
    title: 'Players',
    note: 'Two to five players. Your colour sets your home region, starting score and first improvement.',
    home: 'Home: {region}',
    vp: '{n} VP at the start',
    improvement: 'First improvement: {symbols}',
    player: 'Who plays {seat}?',
  },
  nobody: 'Nobody',
  player: {
    person: {
      label: 'A person',
      about: 'Someone at this device. With several people, the screen tells you when to pass it on.',
    },
    steve: {
      label: 'Steve',
      about:
        'The rulebook’s automatic opponent. Follows fixed lists. Slightly stronger than Casual: wins {casual} of 100 two-player games against Casual, from several homes and with random sides.',
      more: 'His pad is reconstructed: what that means',
    },
    random: { label: 'Random', about: 'Makes any legal move. Good for trying things out.' },
    casual: {
      label: 'Casual',
      about:
        'Looks one step ahead. A good first opponent: always beats Random, and wins {steve} of 100 two-player games against Steve, from several homes and with random sides.',
    },
    sharp: {
      label: 'Sharp',
      about:
        'Tries out the whole round before it decides. The strongest: of 100 two-player games it wins {casual} against Casual and {steve} against Steve, from several homes and with random sides.',
    },
  } satisfies Record<ComputerName | 'person', PlayerWords> as Record<string, PlayerWords>,
  ruleSet: {
    title: 'Edition',
    sets: {
      e2: {
        label: 'Second edition',
        about: 'The standard choice: ties in the order are always broken, and you may decline a retailer’s bonus.',
      },
      e1: { label: 'First edition', about: 'As printed: you open offices anywhere, without a connection.' },
      e1c: { label: 'First edition, corrected', about: 'With its errata sheet: offices need a connection.' },
      ko: { label: 'Korean edition', about: 'Mostly like the second, but you must take retailers’ bonuses.' },
    },
  },
  sides: {
    title: 'Technologies',
    note: 'Each of the six has two sides; one of them is in play for everyone.',
    A: 'All side A',
    random: 'Drawn at random',
    chosen: 'Chosen',
    either: 'One side of each is drawn when the game starts.',
    side: 'Side {side}',
  },
  /** S9.1 to S9.12 in a few words that hold in every edition; the clause has the rest. */
  effects: {
    GPS: { A: 'Each “goods, price down” symbol makes 2 goods.', B: '5 goods, once.' },
    'Wi-Fi': { A: 'A free second office every round.', B: 'You keep unsold goods.' },
    Gamepad: { A: 'Technologies cost 1 less.', B: 'A free office in a small region, once.' },
    'Li-ion': { A: 'Price up symbols count as logistics too.', B: 'Goods for the technologies you have, every round.' },
    NFC: { A: 'Sell up to 3 goods off the board every round.', B: 'Price +1, every round.' },
    '4G': {
      A: 'Improvements may hang over the edge of the pads.',
      B: 'Sell 1 good in each region without your office.',
    },
  },
  house: {
    title: 'House rules',
    none: { one: '{n} gap, with the standard ruling', other: '{n} gaps, all with the standard ruling' },
    changed: { one: '{n} of {all} rulings changed', other: '{n} of {all} rulings changed' },
    note: 'Where the rulebook leaves a gap, your table decides. The standard ruling is marked.',
    usual: 'standard',
    why: 'Why it is standard: {why}',
    reset: 'All standard',
    asked: 'A new game is played so:',
  },
  seed: {
    title: 'Seed',
    label: 'Seed',
    note: 'The same seed gives the same game again. Leave empty for random.',
    roll: 'Pick one for me',
    wrong: 'The seed has to be a whole number from 0 to {most}.',
  },
  ready: {
    title: 'Your game',
    edition: 'Edition',
    technologies: 'Technologies',
    house: 'House rules',
    seed: 'Seed',
    anySeed: 'random',
    asUsual: 'standard',
    changed: { one: '{n} changed', other: '{n} changed' },
    start: 'Start the game',
    wrong: 'The game can’t start like this. The problems are marked.',
  },
};
export type SetupWords = typeof setup;
