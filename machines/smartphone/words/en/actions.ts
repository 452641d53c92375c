import type { ActionType } from '../../actions.ts';

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
} satisfies Record<ActionType, string>;
