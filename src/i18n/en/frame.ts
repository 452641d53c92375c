export const frame = {
  site: 'Rulebench',
  tagline: 'Board-game rules you can run',
  skip: 'Skip to content',
  homeLink: 'Rulebench, home',
  menu: 'Menu',
  mainNav: 'Main',
  nav: {
    learn: 'Learn',
    scenarios: 'Scenarios',
    rules: 'Rules',
    lab: 'Lab',
    play: 'Play',
    machines: 'Machines',
  },
  /** Where a part of a page does not come to life. */
  /** What the address asks for and is not there. */
  unknown: {
    edition: 'The link asks for an edition “{asked}”, which does not exist. You see the page in the edition above.',
    players: 'The link asks for “{asked}” players. The game is for two to five.',
    filter: 'The link asks for “{asked}”, which this list does not have. You see the list without it.',
    ruling: 'The link asks for a ruling “{asked}”, which does not exist. The game begins with the usual ones.',
    place: 'The link asks for “{asked}”, which is not on this page.',
  },
  lifeless: {
    text: 'This part could not be started: a script did not arrive, or failed. It can be read, but not used.',
    again: 'Try again',
  },
  onThisPage: 'On this page',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'Use system setting' },
  language: 'Language',
  footer: {
    unofficial:
      'An unofficial learning tool. It is not made, endorsed or checked by the publisher of any game shown here.',
    smartphone:
      'Smartphone Inc. was designed by Ivan Lashin. The game is © its publisher, whose name and artwork are not used.',
    coverage: 'Coverage is our working title: the rulebook gives neither a title nor an author.',
    drawn: 'Boards, icons and texts were drawn and written for this site.',
    licence: 'Code and texts under the MIT licence.',
    about: 'How this works',
    offline: 'Offline use',
  },
  notFound: {
    title: 'No such page',
    description: 'The address does not exist on this site.',
    lead: 'There’s nothing here. The page may have moved, or the address has a typo.',
    onward: 'From here you can go to',
    home: 'the home page',
    orTo: 'or to',
  },
  update: { ready: 'A new version is ready.', reload: 'Reload', later: 'Later' },
  oldBrowser:
    'This browser is older than those this site is made for (Chrome or Edge {chrome}, Firefox {firefox}, Safari {safari}). You can read the texts, but boards and games may not work.',
  clause: 'Rule {id}',
};
