export const home = {
  title: 'Board‑game rules you can run',
  description:
    'Learn board games by running their rules: interactive lessons, edge-case scenarios and full games in the browser, no account, no server.',
  lead: 'Learn a game by handling it, ask its rules hard questions, and play it. When something is not allowed, you are told which rule says so.',
  play: 'Play a game',
  learn: 'Learn a game',
  about: 'How this works',
  bench: 'Try it: plan your production',
  task: 'Slide one pad over the other. What stays visible counts; every covered cell makes a good.',
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
