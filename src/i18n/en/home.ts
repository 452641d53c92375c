export const home = {
  title: 'Learn, check and play {smartphone} and {coverage}',
  description:
    'Learn board games by running their rules: interactive lessons, edge-case scenarios and full games in the browser, no account, no server.',
  lead: 'Two board games with rules you can run. Move a piece, and the rules answer. In your browser, free, no account.',
  play: 'Play a game',
  learn: 'Learn a game',
  about: 'How this works',
  bench: 'This is how you plan a round of Smartphone Inc.',
  task: 'Slide one pad over the other.',
  /** What is written on the desk. */
  notes: { visible: 'visible: counts', covered: 'covered: one phone', drag: 'drag a pad' },
  /** Three things one may have come for. */
  ways: {
    learn: { title: 'Learn a game', text: 'A first round in two minutes on the real board, then short lessons.' },
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
  doors: 'Six rooms, one set of rules',
  doorsLead: 'Every room asks the same rules, so what you learn in one holds in the next.',
  games: 'Two games',
  smartphone: {
    title: 'Smartphone Inc.',
    text: 'Two to five makers of phones plan in secret, then compete for buyers around the world. Four editions of the rules and a solo opponent, Steve.',
    today:
      '{clauses} rules written out, with {choices} choices between editions and readings. The whole game can be played.',
  },
  coverage: {
    title: 'Coverage',
    text: 'Players put money into rival networks on a map of hexes. Its rulebook has no title, so the name is ours, for now.',
    today: 'Lessons, scenarios and computer players: the whole game can be learnt and played.',
  },
  why: 'It always says why',
  whyText:
    'A rule that is broken is named, in a sentence, at the place where it happened. The number leads to the rule in full, with the rulebooks it comes from.',
};
