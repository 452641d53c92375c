/** A moment of a finished game in a list, and the two ways back to it. */
export const moment = {
  none: 'Nothing to show here.',
  more: { one: '{n} more', other: '{n} more' },
  fewer: 'Fewer',
  where: 'Round {round} · {phase}',
  see: 'See it',
  whatIf: 'Replay from here',
};
export type MomentWords = typeof moment;

/** A player's own decisions beside those of the strongest computer player. Handed to the island as data. */
export const decisions = {
  ...moment,
  title: 'How you compare with {player}',
  about: '{player} looks at every position where you had a decision, with what you could see then.',
  start: 'Compare with {player}',
  working: '{player} is looking at the game',
  stop: 'Stop',
  failed: 'The game couldn’t be checked to the end.',
  /** Of all decisions. */
  tally: '{n} decisions: {same} the same, {good} just as good, {short} weaker.',
  same: '{seat}: {own}, just like {player}.',
  other: '{seat}: {own}. {player} would have chosen: {advised}. {why}',
  plan: '{seat} planned {own}. {player} would have planned: {why}',
  samePlan: '{seat} planned {own}, just like {player}.',
  gives: 'price {price} with {goods}, {research} research and {logistics} logistics',
  goods: { one: '{n} good', other: '{n} goods' },
  improvement: ', and an improvement',
  /** What the own choice is worth less than the advisor’s, by the advisor’s own reckoning. */
  cost: 'about {amount} less',
  sure: 'These values are {player}’s estimate from a few ways the game might go on. Small differences mean little; for large ones, look at the moment yourself.',
  asGood: 'just as good',
  alike: 'the same',
};
export type DecisionWords = typeof decisions;
