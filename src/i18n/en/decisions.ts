/** A moment of a finished game in a list, and the two ways back to it. */
export const moment = {
  none: 'Nothing to show here.',
  more: { one: '{n} more', other: '{n} more' },
  fewer: 'Fewer',
  where: 'Round {round} · {phase}',
  see: 'See that moment',
  whatIf: 'What if from here',
};
export type MomentWords = typeof moment;

/** A player's own decisions beside those of the strongest computer player. Handed to the island as data. */
export const decisions = {
  ...moment,
  title: 'Your decisions beside {player}’s',
  about: '{player} looks at every position in which you had to decide, with what you could see then.',
  start: 'Compare with {player}',
  working: '{player} is looking at the game',
  stop: 'Stop',
  failed: 'The game could not be looked at to its end.',
  /** Of all decisions. */
  tally: 'Of {n} decisions {same} were {player}’s too, {good} others were as good, {short} fell short.',
  same: '{seat}: {own}, as {player} would have done.',
  other: '{seat}: {own}. {player} would have chosen: {advised}. {why}',
  plan: '{seat} planned {own}. {player} would have planned: {why}',
  samePlan: '{seat} planned {own}, as {player} would have done.',
  gives: 'price {price} with {goods}, {research} research and {logistics} logistics',
  goods: { one: '{n} good', other: '{n} goods' },
  improvement: ', and an improvement',
  /** What the own choice is worth less than the advisor’s, by the advisor’s own reckoning. */
  cost: 'about {amount} less',
  sure: 'What a choice is worth is {player}’s estimate from a few ways the game might go on. Small differences say little; of large ones, look at the moment yourself.',
  asGood: 'as good',
  alike: 'the same',
};
export type DecisionWords = typeof decisions;
