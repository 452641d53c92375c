import { toYou } from '../../../core/toYou.ts';

/** Names of things in the sentences of the rules. */
export const names = {
  seat: { green: 'Green', blue: 'Blue', black: 'Black', yellow: 'Yellow', red: 'Red' },
  toYou: toYou.en,
  company: { green: 'Fern', blue: 'Harbour', black: 'Basalt', yellow: 'Saffron', red: 'Ember' },
  source: { unissued: 'unissued', pool: 'from the pool' },
  phase: {
    choosing: 'the turn player chooses what to do',
    auction: 'an auction is under way',
    acting: 'a company is being acted for',
    upkeep: 'upkeep is paid',
    ending: 'a turn is ending',
    over: 'the game is over',
  },
} as const;
