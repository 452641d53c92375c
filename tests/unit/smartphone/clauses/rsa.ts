import type { GameState } from '@machines/smartphone/state.ts';
import { inPhase, play, type TableOptions } from '../kit.ts';
import { expand, retailer } from './acts.ts';

export type Change = (draft: GameState) => void;

/** Green, with an office in Emirates, is one progress short of the retailer in RSA and has two. */
export const beforeRsa = (
  tile: keyof typeof retailer.small,
  options: TableOptions = {},
  change: Change = () => {},
): GameState =>
  inPhase(
    'logistics',
    (draft) => {
      draft.retailers.RSA = retailer.small[tile];
      draft.offices.Emirates = ['green'];
      draft.progress.RSA = { green: 1 };
      change(draft);
    },
    { ...options, shown: { green: { logistics: 2 } } },
  );

/** The office stands, and the bonus is offered or given. */
export const atRsa: typeof beforeRsa = (...args) => play(beforeRsa(...args), expand('RSA'));
