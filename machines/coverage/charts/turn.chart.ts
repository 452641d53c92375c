import type { Chart } from '../vocabulary.ts';
import { acting } from './acting.chart.ts';
import { auction } from './auction.chart.ts';
import { upkeep } from './upkeep.chart.ts';

export const turn = {
  description: 'A turn: an auction, acting for a company with upkeep after it, or a pass.',
  meta: { rules: ['C2.7', 'C3.1', 'C4.1', 'C6.1'] },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The turn player auctions a share, acts for a company, or passes.',
      meta: { rules: ['C2.7', 'C3.1', 'C4.1', 'C4.4', 'C4.8', 'C6.1'] },
      tags: ['acts'],
      on: {
        auction: {
          guard: 'mayAuction',
          target: 'auction',
          actions: 'putUpAShare',
          description: 'A share is put up: one’s own unissued one, or one from the pool.',
          meta: { rules: ['C3.1'] },
        },
        act: {
          guard: 'mayAct',
          target: 'acting',
          actions: 'actForCompany',
          description: 'The player acts for a company of which they hold a share.',
          meta: { rules: ['C4.1', 'C4.4', 'C4.8'] },
        },
        passTurn: {
          guard: 'mayPass',
          target: 'finished',
          actions: 'passTurn',
          description: 'The player does nothing; when everyone does so in a row, the game ends.',
          meta: { rules: ['C6.1'] },
        },
      },
    },
    auction: {
      ...auction,
      onDone: { target: 'finished', description: 'The auction was this turn.', meta: { rules: ['C3.1'] } },
    },
    acting: {
      ...acting,
      onDone: { target: 'upkeep', description: 'Whoever has acted owes upkeep.', meta: { rules: ['C4.6'] } },
    },
    upkeep: {
      ...upkeep,
      onDone: { target: 'finished', description: 'Upkeep is the last thing in a turn.', meta: { rules: ['C4.6'] } },
    },
    finished: { description: 'The turn is over.', meta: { rules: ['C3.12', 'C6.1'] }, type: 'final' },
  },
} as const satisfies Chart;
