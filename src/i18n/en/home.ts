export const home = {
  title: 'Board‑game rules you can run',
  description:
    'Learn board games by running their rules: interactive lessons, edge-case scenarios and full games in the browser, no account, no server.',
  lead: 'Learn a board game by playing it piece by piece, look up tricky rules, and play full games. If a move isn’t allowed, we show you the rule.',
  play: 'Play a game',
  learn: 'Learn a game',
  about: 'How this works',
  bench: 'Try it: plan your production',
  task: 'Slide one pad over the other. What you can see counts; every covered cell makes a good.',
  legend: 'What the symbols do',
  doors: 'Six ways in, one rules engine',
  doorsLead: 'Lessons, puzzles and games all run the same rules, so they never disagree.',
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
