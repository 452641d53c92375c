/** What the guide of any game says. */
export const anyGuide = {
  fold: 'Fold or unfold the guide',
  title: 'Your guide',
  ask: 'Ask the guide',
  quiet: 'The guide is quiet now. Ask whenever you like.',
  suggest: 'Suggest a move',
  sound: 'A good move: {move}.',
  leave: 'Play on without the guide',
  toCourse: 'Back to the course',
};
export type AnyGuideWords = typeof anyGuide;
