/** Words of the drawn charts. A name of a chart that has no words of its own here is read as it is written. */
export const charts = {
  takeAway: {
    forms: {
      json: { name: 'XState JSON', about: 'the machine as data' },
      ts: { name: 'TypeScript for Stately', about: 'paste it into the Stately editor' },
      mmd: { name: 'Mermaid', about: 'a diagram for Markdown' },
      scxml: { name: 'SCXML', about: 'the W3C standard' },
    },
  },
  howOften: {
    title: 'How often each way is taken: {never} of {ways} never, in {games} games with {moves} moves',
    about:
      'Seeded games of random players, played on the machine when this page was made. Ways that were never taken come first.',
    rest: { one: 'The {n} way that was taken', other: 'The {n} ways that were taken' },
    label: 'Ways by how often they are taken',
    from: 'From',
    way: 'Way',
    to: 'To',
    times: 'Taken',
    never: 'never',
    taken: { one: '{n} time', other: '{n} times' },
  },
  /** How many a chart has. */
  states: { one: '{n} state', other: '{n} states' },
  anyTime: 'In every state',
  atOnce: 'at once',
  otherwise: 'otherwise',
  whenDone: 'when it is done',
  begins: 'first: {what}',
  /** Beside a state: what it is, where it comes from, where it leads. */
  panel: {
    title: 'State',
    rules: 'Rules',
    in: 'What leads in',
    out: 'What leads out',
    nothingIn: 'Nothing leads in.',
    nothingOut: 'Nothing leads out: this is an end.',
    start: 'the start',
    stays: 'stays here',
    if: 'if {guard}',
    ifAllowed: 'if the rules allow it',
    does: 'does: {what}',
    inside: 'Inside',
    close: 'Close',
  },
  list: 'The same as a list',
  drawing: 'Drawing: {title}',
  choose: 'Choose a state to see its rules, what leads in and what leads out.',
  legend: {
    title: 'How to read the drawings',
    start: 'where it starts',
    action: 'a player acts, if the rules allow it',
    always: 'taken at once: the first that holds, from the top',
    done: 'taken when everything inside is done',
    stays: 'changes something, but stays',
    final: 'an end',
  },
  live: {
    levels: 'Which chart',
    taken: 'Just taken',
    now: 'now',
  },
};
export type ChartWords = typeof charts;

/** Names in one game's charts that read better than they are written. */
export interface ChartNames {
  states: Readonly<Record<string, string>>;
  guards: Readonly<Record<string, string>>;
  /** Actions of seats, and what states and ways do. */
  acts: Readonly<Record<string, string>>;
  /** What a state or a way is, by its id; where there is none, the chart's own description stands. */
  descriptions: Readonly<Record<string, string>>;
}

export const smartphoneCharts = {
  title: 'Smartphone Inc.',
  game: 'The game',
  round: 'A round',
  turnIn: '{phase}, one turn',
  desk: 'The desk',
  states: {
    steve: 'Steve',
    next: 'Who is next?',
    turn: 'A turn',
    deciding: 'What now?',
    ended: 'Turn over',
    over: 'Over',
    finished: 'Round over',
  },
  guards: {
    itIsStevesTurn: 'it is Steve’s turn',
    anOfficeWaits: 'an office waits',
    steveNeedsARegion: 'Steve needs a region',
    oneTechnologyPaidFor: 'one technology is paid for',
    severalTechnologiesPaidFor: 'several are paid for',
  },
  acts: {},
  descriptions: {},
};

export const coverageCharts = {
  title: 'Coverage',
  game: 'A game of Coverage',
  turn: 'A turn',
  parts: { auction: 'An auction', acting: 'Acting for a company', upkeep: 'Upkeep' },
  states: { over: 'Game over', finished: 'Turn over', ending: 'Between turns', left: 'To the left' },
  guards: {},
  acts: {},
  descriptions: {},
};
