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
    secret: 'Lay out your pads and improvements, then commit the plan.',
    choosing: 'Your improvement symbol is active: take one improvement from the block.',
    token: 'No improvement symbol is active: take a goods token.',
    placing: 'Place your progress on technologies you lack. Left: {progress}.',
    ordering: 'Several technologies are paid for: choose which completes first.',
    freeOffice: 'Gamepad: open a free office in a small region where you have none.',
    retailerBonus: 'Your office has reached the retailer in {region}: settle its bonus first.',
    moving: 'Send progress to regions, to open offices there. Left: {progress}.',
    selling: 'Sell goods to willing buyers, left to right in each region. Left: {goods}.',
    steve: 'Steve acts by his own list.',
    over: 'The game is over.',
  } as Record<string, string>,
  also: {
    wifi: 'Wi-Fi: a second office may go where you have exactly one.',
    wifiMust: 'Wi-Fi: a second office has to go where you have exactly one.',
    nfc: 'NFC can sell up to {n} off the board, at {price} VP each.',
    remote: '4G: one good can be sold in each region without your office.',
  },
  movesPlanning: 'The plan is laid out on the desk, and committed there.',
  endTurn: 'End turn',
  endAnyway: 'End turn anyway',
  stay: 'Go on with the turn',
  loses: {
    progress: { one: '{n} progress would be lost.', other: '{n} progress would be lost.' },
    goods: {
      one: '{n} good that a buyer would take stays unsold.',
      other: '{n} goods stay unsold, though buyers are willing.',
    },
    wifi: 'Wi-Fi’s second office would not be placed this round.',
    nfc: 'NFC could still sell off the board this round.',
  },
  undoStops: 'Undo goes back to the last reveal. Earlier moments can be opened from the log and played on as a branch.',
  choices: {
    title: 'To choose',
    bonus: 'The retailer in {region} offers: {bonus}.',
    may: 'It may be declined.',
    must: 'In this edition it has to be taken.',
  },
  handover: {
    title: 'Pass the device to {seat}',
    text: 'Plans are secret until everyone has one. When only {seat} is looking, go on.',
    ready: 'I am {seat}: show my desk',
  },
  desk: { title: '{seat} plans round {round}', commit: 'Commit the plan', private: 'Only you should see this.' },
  captions: { title: 'What happened', continue: 'Go on', round: 'Round {round}: nobody has to act' },
  sections: {
    board: 'Board',
    seats: 'Players',
    technologies: 'Technologies',
    block: 'Improvements',
    tracks: 'Round, price and order',
  },
};
export type PlayWords = typeof play;
