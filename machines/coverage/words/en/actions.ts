import type { ActionType } from '../../actions.ts';

/** What each action does, as an instruction. */
export const actions = {
  auction: 'Auction a share of {company} ({source})',
  bid: 'Bid {amount}',
  passAuction: 'Pass in this auction',
  act: 'Act for {company}',
  expand: 'Take {hex} with {value|# chip|# chips}{route}',
  finish: 'Finish expanding',
  passTurn: 'Pass the turn',
} satisfies Record<ActionType, string>;

/** Follows the hex of an expansion that leases. */
export const over = ' over {route}';
