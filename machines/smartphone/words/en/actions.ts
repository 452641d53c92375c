import type { ActionType } from '../../actions.ts';
import type { NewsKey } from './happenings.ts';

/** What each action does, as an instruction. */
export const actions = {
  plan: 'Commit a plan',
  takeImprovement: 'Take the {tile} improvement',
  takeToken: 'Take a goods token',
  research: 'Research {technology}: 1 progress',
  complete: 'Complete {technology}',
  placeFreeOffice: 'Open the free office in {region}',
  expand: 'Send 1 progress to {region}',
  secondOffice: 'Open a second office in {region} (Wi-Fi)',
  sellOffBoard: 'Sell {amount|# good|# goods} off the board (NFC)',
  takeBonus: 'Take the goods of the retailer’s bonus',
  bonusProgress: 'Put the bonus progress on {technologies}',
  bonusPrice: '{change|Raise|Lower} the price by 1',
  bonusOffice: 'Open a second office in {region} (bonus)',
  bonusMove: 'Move an office from {from}, space {space}, to {to}',
  declineBonus: 'Decline the bonus',
  sell: 'Sell a good in {region}',
  endTurn: 'End the turn',
  /** The same with what it brings, by the news of it: how far the progress is, what a sale is worth. */
  foretold: {
    research: {
      researched: 'Research {technology} ({progress} of {cost})',
      completed: 'Research {technology} ({progress} of {cost}, complete)',
    },
    expand: {
      progressed: 'Send 1 progress to {region} ({progress} of {cost})',
      office: 'Send 1 progress to {region} ({progress} of {cost}, opens an office)',
      retailerOffice:
        'Send 1 progress to {region} ({progress} of {cost}, opens an office at the retailer: {vp} VP at the end)',
    },
    sellOffBoard: {
      soldOffBoard: 'Sell {amount|# good|# goods} off the board ({vp} VP)',
    },
    bonusMove: {
      progressBack: 'Move an office from {from}, space {space}, to {to} (takes back {progress} progress)',
    },
  },
} satisfies Record<ActionType, string> & {
  foretold: Partial<Record<ActionType, Partial<Record<NewsKey, string>>>>;
};
