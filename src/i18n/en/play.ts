import { table } from './table.ts';

/** The table of Smartphone Inc.: turns and prompts. Handed to the island as data. */
export const play = {
  ...table,
  page: {
    title: 'Play Smartphone Inc.',
    description:
      'A whole game of Smartphone Inc. in the browser: against Steve, the computer, or people around one device.',
  },
  title: '{what} · Round {round}',
  /** What the seat whose turn it is may do, by the state of the chart the game rests in. */
  prompts: {
    secret: 'Lay out your pads and improvements, then commit your plan.',
    choosing: 'Your improvement symbol is active: take one improvement from the block.',
    token: 'No improvement symbol is active: take a goods token.',
    placing: 'Put your {progress} research on technologies you don’t have.',
    ordering: 'Several technologies are paid for: choose which completes first.',
    freeOffice: 'Gamepad: open a free office in a small region where you have none.',
    retailerBonus: 'You opened an office at the retailer in {region}. Settle its bonus first.',
    moving: 'Use your {progress} logistics to open offices.',
    selling: 'Sell your goods ({goods} left). In each region the leftmost willing buyer comes first.',
    steve: 'Steve follows his own list.',
    over: 'The game is over.',
  } as Record<string, string>,
  also: {
    wifi: 'Wi-Fi: you may open a second office where you have exactly one.',
    wifiMust: 'Wi-Fi: you have to open a second office where you have exactly one.',
    nfc: 'NFC: you can sell up to {n} off the board, at {price} VP each.',
    remote: '4G: you can sell one good in each region without your office.',
  },
  movesPlanning: 'Finish your plan on the desk.',
  endTurn: 'End turn',
  endAnyway: 'End turn anyway',
  stay: 'Keep playing',
  loses: {
    progress: { one: '{n} progress would be lost.', other: '{n} progress would be lost.' },
    goods: {
      one: '{n} good stays unsold, although a buyer is willing.',
      other: '{n} goods stay unsold, although buyers are willing.',
    },
    wifi: 'You haven’t used Wi-Fi’s second office this round.',
    nfc: 'You could still sell off the board with NFC this round.',
  },
  undoStops: 'Undo goes back to the last reveal. You can open earlier moments from the log and play on from there.',
  choices: {
    title: 'Your choice',
    bonus: 'The retailer in {region} offers: {bonus}.',
    may: 'You may decline it.',
    must: 'In this edition you have to take it.',
  },
  handover: {
    title: 'Pass the device to {seat}',
    text: 'Plans are secret until everyone has one. Continue when only {seat} is looking.',
    ready: 'I am {seat}: show my desk',
  },
  desk: { title: '{seat} plans round {round}', commit: 'Commit the plan', private: 'Only you should see this.' },
  captions: { title: 'What happened', continue: 'Continue', round: 'Round {round}: nobody has to act' },
  sections: {
    board: 'Board',
    seats: 'Players',
    technologies: 'Technologies',
    block: 'Improvements',
    tracks: 'Round, price and order',
  },
};
export type PlayWords = typeof play;
