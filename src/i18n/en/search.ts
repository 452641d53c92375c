export const search = {
  title: 'Search',
  description: 'Find a clause, a scenario, a lesson or a page by its words, or a clause by its number.',
  label: 'Search the site',
  input: 'Words, or the number of a clause',
  example: 'Words, or S6.2',
  keys: 'Arrows move, Enter opens, Escape closes.',
  results: 'Results',
  close: 'Close',
  key: '/',
  box: {
    hint: 'For example: tie for control, NFC, S6.2.',
    none: 'Nothing here has “{words}”. Try fewer letters or another word of the game.',
    one: 'One result.',
    some: '{n} results.',
    first: 'The first {most} of {n} results.',
    failed: 'The index could not be loaded. It needs the network once; try again.',
    looking: 'Loading the index …',
    kinds: { clause: 'Rule', scenario: 'Scenario', lesson: 'Lesson', page: 'Page' },
    games: { smartphone: 'Smartphone Inc.', coverage: 'Coverage' },
  },
  noScript: 'Searching needs scripts. Without them, everything is in these lists:',
};

export type SearchWords = (typeof search)['box'];
