import { keep } from './keep.ts';
import { names } from './names.ts';
import { play } from './play.ts';
import { sections } from './sections.ts';

/** What the lab says of every game. */
export const bench = {
  seats: names.seats,
  chart: play.chart,
  ruleSets: sections.rules.ruleSets as Record<string, string>,
  problems: {
    ...keep.problems,
    noGame: 'This link is empty.',
    document: 'The link doesn’t contain a position: {what}',
    noScenario: 'There is no scenario “{id}”.',
    gameOver: 'That game is over, so no phase begins.',
    file: 'The file isn’t a scenario: {what}',
    noFile: 'This can’t be a scenario file: {message}',
  },
  loading: 'Setting up the bench…',
  noScript:
    'The lab needs scripts: the rules run in your browser. Without them, the scenarios show what the lab would say about many positions.',
  opened: { problems: 'This couldn’t be opened', empty: 'Here is an empty bench instead.', dismiss: 'Close' },
  bar: { undo: 'Undo', redo: 'Redo', fresh: 'Clear', label: 'The bench' },
  tabs: { label: 'Tools', build: 'Build', try: 'Try', compare: 'Compare', chart: 'Chart', keep: 'Keep' },
  wrong: {
    title: 'This can’t be set up',
    place: 'At {place}: {message}',
    engine: 'The rules can’t work with this: {message}',
    board: 'The board can’t show this position.',
  },
  findings: {
    none: 'This position is possible.',
    some: {
      one: 'This can’t happen in a real game ({n} reason).',
      other: 'This can’t happen in a real game ({n} reasons).',
    },
    insist: 'Continue anyway',
    insisted: 'You continue anyway; the rules do what they can.',
  },

  build: {
    table: 'Table',
    edition: 'Edition',
    rulings: 'House rules',
    usual: '(standard)',
    why: 'Why it is standard: {why}',
    seated: 'Players',
    none: 'none',
    seat: 'Player',
    less: 'Less: {what}',
    more: 'More: {what}',
  },

  try: {
    over: 'The game is over.',
    seat: 'Who',
    kind: 'Which action',
    legal: 'Every legal move',
    noneLegal: 'No move is legal here.',
    none: 'Nothing to choose for this action.',
    counts: '{legal} of {all} are legal.',
    whyNot: 'What would make it legal?',
    whyNotThis: 'What would make it legal? {action}',
    wouldBe: 'It would be legal',
    faraway: 'No single change makes it legal; it takes more than one.',
    keepTry: 'Keep as the last move',
  },
  line: {
    title: 'Moves so far',
    start: 'Start',
    move: '{n}. {seat}: {action}',
    refused: 'not allowed',
    branches: 'Other lines',
    branch: {
      one: 'Line of {n} move, ending: {last}',
      other: 'Line of {n} moves, ending: {last}',
    },
    happened: 'What happened',
    step: 'Step {n} of {of}',
    back: 'Step back',
    next: 'Next step',
    whole: 'Show the end',
    begin: 'Step through it',
  },
  compare: {
    about:
      'The same position and moves under two editions or rulings, up to the first difference, and which moves each allows next.',
    first: 'On the bench',
    second: 'Compared with',
    same: {
      one: 'No difference so far: {n} move has the same result in both.',
      other: 'No difference so far: {n} moves have the same result in both.',
    },
    sameMoves: 'No difference here: the same moves are legal in both.',
    noList: 'No difference so far, and no list of moves to compare here. A move made under Try is compared as well.',
    unlike: {
      one: 'No different result yet, but {n} move is legal in only one of the two.',
      other: 'No different result yet, but {n} moves are legal in only one of the two.',
    },
    only: {
      one: '{n} move is legal only here, not in the other:',
      other: '{n} moves are legal only here, not in the other:',
    },
    noneOnly: 'Every move that is legal here is legal in the other too.',
    more: { one: 'And {n} more.', other: 'And {n} more.' },
    sameReading: 'Both are the same.',
    partings: {
      one: 'They differ on {n} point.',
      other: 'They differ on {n} points.',
    },
    atStart: 'They differ as soon as the phase begins, before any move.',
    atMove: 'They differ at move {n}: {action}',
    played: 'Played.',
    behind: 'Where they differ',
    places: 'What is different on the table',
    nothing: 'none',
  },
  keep: {
    link: 'Share link',
    copied: 'Link copied. Everything is in the link itself; nothing is sent anywhere.',
    copyFailed: 'The browser doesn’t let the page copy. Here is the link:',
    file: 'Save as a scenario file',
    fileNote:
      'The file contains the position, the moves and their results in both. The project’s tests accept it as it is.',
    article: 'Copy for an article',
    articleCopied: 'Copied. In an article of this site it is a board one can play:',
    articleHere: 'The browser doesn’t let the page copy. Here is the text:',
    open: 'Open a scenario file',
    scenario: 'A scenario of this site',
    choose: 'Choose one…',
    listFailed: 'The list of scenarios couldn’t be loaded.',
    game: 'Open as a game',
    moment: 'Back to the game it is from',
    position: 'Play on from here',
  },
};
export type LabWords = typeof bench;
