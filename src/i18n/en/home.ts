export const home = {
  title: 'Learn, check and play {smartphone} and {coverage}',
  description:
    'Learn board games by running their rules: interactive lessons, edge-case scenarios and full games in the browser, no account, no server.',
  lead: 'Two board games with rules you can run. Move a piece, and the rules answer. In your browser, free, no account.',
  play: 'Play a game',
  learn: 'Learn a game',
  about: 'How this works',
  bench: 'How you plan a round of Smartphone Inc.',
  task: 'Slide one pad over the other.',
  /** What is written on the desk. */
  notes: { visible: 'visible: counts', covered: 'covered: one good', drag: 'drag a pad' },
  /** Three things one may have come for. */
  ways: {
    learn: { title: 'Learn a game', text: 'A guided first round on the real board, then short lessons.' },
    settle: {
      title: 'Settle a question',
      text: '“Can I sell past a willing buyer?” {n} positions to try, and every rule.',
      ask: 'Ask',
      scenarios: 'Scenarios',
      rules: 'Rules',
    },
    play: { title: 'Play now', text: 'The whole game, against the computer or with friends around one screen.' },
  },
  legend: 'What the symbols do',
  sections: 'Six ways in, one rules engine',
  sectionsLead: 'Lessons, puzzles and games all run the same rules, so they never disagree.',
  games: 'Two games',
  smartphone: {
    title: 'Smartphone Inc.',
    text: 'Two to five makers of phones plan in secret, then compete for buyers around the world. Four editions of the rules and a solo opponent, Steve.',
    today:
      '{clauses} rules written out, with {choices} choices between editions and rulings. You can play the whole game.',
  },
  coverage: {
    title: 'Coverage',
    text: 'Players invest in rival networks on a map of hexes. The rulebook has no title, so we call it Coverage for now.',
    today: 'Lessons, scenarios and computer players: you can learn and play the whole game.',
  },
  why: 'It always says why',
  whyText:
    'Break a rule and we tell you which one, right where it happened. The number links to the full rule and the rulebooks it comes from.',
};
