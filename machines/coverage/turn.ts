import { chart } from './chart.ts';
import { acting } from './phases/acting.ts';
import { auction } from './phases/auction.ts';
import { upkeep } from './phases/upkeep.ts';

/** One thing a turn. */
export const turn = chart.createStateConfig({
  description: 'A turn: an auction, acting for a company with upkeep after it, or a pass.',
  meta: { rules: ['C2.7', 'C3.1', 'C4.1', 'C6.1'] },
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The turn player auctions a share, acts for a company, or passes.',
      meta: { rules: ['C2.7', 'C3.1', 'C4.1', 'C4.4', 'C4.8', 'C6.1'] },
      on: {
        auction: { guard: 'mayAuction', target: 'auction', actions: 'putUpAShare' },
        act: { guard: 'mayAct', target: 'acting', actions: 'actForCompany' },
        passTurn: { guard: 'mayPassTurn', target: 'finished', actions: 'passTurn' },
      },
    },
    auction: { ...auction, onDone: 'finished' },
    acting: { ...acting, onDone: 'upkeep' },
    upkeep: { ...upkeep, onDone: 'finished' },
    finished: { description: 'The turn is over.', meta: { rules: ['C3.12', 'C6.1'] }, type: 'final' },
  },
});
