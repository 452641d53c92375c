export const search = {
  title: 'Search',
  description: 'Find a clause, a scenario, a lesson or a page by its words, or a clause by its number.',
  label: 'Search the site',
  input: 'Search rules, lessons, scenarios…',
  example: 'Search rules, lessons, scenarios…',
  keys: 'Arrow keys move, Enter opens, Esc closes.',
  results: 'Results',
  close: 'Close',
  key: '/',
  box: {
    hint: 'For example: tie for control, NFC, S6.2.',
    none: 'No results for “{words}”.',
    one: 'One result.',
    some: '{n} results.',
    first: 'The first {most} of {n} results.',
    failed: 'Search couldn’t be loaded. It needs the network once; try again.',
    looking: 'Loading…',
    kinds: { clause: 'Rule', scenario: 'Scenario', lesson: 'Lesson', page: 'Page' },
    games: { smartphone: 'Smartphone Inc.', coverage: 'Coverage' },
  },
  noScript: 'Searching needs scripts. Without them, everything is in these lists:',
};

export type SearchWords = (typeof search)['box'];
