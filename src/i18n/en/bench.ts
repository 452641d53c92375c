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
    noGame: 'There is nothing in this link.',
    document: 'What the link holds is no position: {what}',
    noScenario: 'There is no scenario “{id}”.',
    gameOver: 'That game is over: no phase begins any more.',
    file: 'The file is no scenario: {what}',
    noFile: 'It cannot be a scenario file: {message}',
  },
  loading: 'The bench is being set up.',
  noScript:
    'The lab needs scripts: the rules run in your browser. Without them, the scenarios show what the lab would say about many positions.',
  opened: { problems: 'This could not be opened', empty: 'An empty bench is set up instead.', dismiss: 'Close' },
  bar: { undo: 'Undo', redo: 'Redo', fresh: 'Empty bench', label: 'The bench' },
  tabs: { label: 'Tools', build: 'Build', try: 'Try', compare: 'Compare', chart: 'Chart', keep: 'Keep' },
  wrong: {
    title: 'It cannot be laid out',
    place: 'At {place}: {message}',
    engine: 'The rules cannot work with it: {message}',
    board: 'The board cannot show this position.',
  },
  findings: {
    none: 'No clause speaks against this position.',
    some: {
      one: 'No game could reach this: {n} thing is impossible.',
      other: 'No game could reach this: {n} things are impossible.',
    },
    insist: 'Go on anyway',
    insisted: 'You go on anyway; the rules do what they can.',
  },

  build: {
    table: 'Table',
    edition: 'Rule set',
    rulings: 'House rules',
    usual: '(usual)',
    why: 'Usual because: {why}',
    seated: 'Seats',
    none: 'none',
    seat: 'Seat',
    less: 'Less: {what}',
    more: 'More: {what}',
  },

  try: {
    over: 'The game is over.',
    seat: 'Who',
    kind: 'Which action',
    legal: 'Every legal move',
    noneLegal: 'No move is legal here.',
    none: 'There is nothing to choose for this action.',
    counts: '{legal} of {all} are legal.',
    whyNot: 'What would make it legal?',
    whyNotThis: 'What would make it legal? {action}',
    wouldBe: 'It would be legal',
    faraway: 'No single change makes it legal: it is more than one step away.',
    keepTry: 'Keep as the last move',
  },
  line: {
    title: 'Moves so far',
    start: 'Start',
    move: '{n}. {seat}: {action}',
    refused: 'refused',
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
      'The same position and the same moves under two readings, up to the first difference; and which moves either allows next.',
    first: 'On the bench',
    second: 'Held against it',
    same: {
      one: 'So far no difference: {n} move is played alike in both, and all that follows.',
      other: 'So far no difference: {n} moves are played alike in both, and all that follows.',
    },
    sameMoves: 'No difference here: the same moves are legal in both.',
    noList: 'No difference so far, and no list of moves to compare here. A move made under Try is compared as well.',
    unlike: {
      one: 'Nothing has come out differently yet, but {n} move is legal in only one of the two.',
      other: 'Nothing has come out differently yet, but {n} moves are legal in only one of the two.',
    },
    only: {
      one: '{n} move is legal only here; the other reading refuses it:',
      other: '{n} moves are legal only here; the other reading refuses them:',
    },
    noneOnly: 'Every move that is legal here is legal there too.',
    more: { one: 'And {n} more.', other: 'And {n} more.' },
    sameReading: 'Both readings are the same.',
    partings: {
      one: 'They read {n} matter differently.',
      other: 'They read {n} matters differently.',
    },
    atStart: 'They part as the phase begins, before any move.',
    atMove: 'They part at move {n}: {action}',
    played: 'Played.',
    behind: 'What they read differently',
    places: 'Where the tables differ',
    nothing: 'none',
  },
  keep: {
    link: 'Copy a link to this bench',
    copied: 'The link is copied. Everything is in the link itself; nothing is sent anywhere.',
    copyFailed: 'The browser does not let the page copy. Here is the link:',
    file: 'Save as a scenario file',
    fileNote:
      'The file holds position, moves and what comes of them under both readings. The test runner of the project accepts it as it is.',
    open: 'Open a scenario file',
    scenario: 'A scenario of this site',
    choose: 'Choose one …',
    listFailed: 'The list of scenarios could not be loaded.',
    game: 'Open as a game',
    moment: 'Back to the game it is from',
    noGame:
      'No set-up and no moves of a game lead to this position, so it cannot be a kept game. Play on here: every seat moves from the Try tab, moves can be taken back, and each line you leave stays.',
  },
};
export type LabWords = typeof bench;
