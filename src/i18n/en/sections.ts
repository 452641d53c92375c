export const sections = {
  learn: {
    title: 'Learn',
    brief: 'Lessons of a few minutes each. You move a piece first and read after.',
    description: 'Interactive lessons that teach a game by letting you play parts of it.',
    lead: 'Learn a game with its pieces in your hand: one idea a step, and something to do in every one.',
  },
  scenarios: {
    title: 'Scenarios',
    brief: 'Odd cases, decided by the rules: guess first, then watch it resolved.',
    description: 'Edge cases of the rules as small positions that you predict and then play out.',
    lead: 'Small positions with one hard question each. You say what happens; then the rules do.',
  },
  rules: {
    title: 'Rules',
    brief: 'Every rule of both games with a number, in plain words, with its sources, its gaps and examples.',
    description: 'The rules of Smartphone Inc., clause by clause, with sources, differences and gaps.',
    lead: 'Every rule of Smartphone Inc. in our own words, numbered. Whatever refuses a move on this site names one of these.',
    ruleSets: {
      e1: 'First edition',
      e1c: 'First edition with corrections',
      e2: 'Second edition',
      ko: 'Korean edition',
    },
  },
  lab: {
    title: 'Lab',
    brief: 'Build any position, try any move, and hold two rule sets against each other.',
    description: 'A workbench for positions: set up anything, ask why not, compare rule sets, share a link.',
    lead: 'Set up any position and try any move. The rules say what is impossible, why not, and where editions part.',
    find: [
      'Build a position from nothing, from a scenario or from a moment of a game; what no game could reach is named, clause by clause.',
      'Try any action of any seat: played when it is legal, answered with its clause when it is not, and with what would make it legal.',
      'Run the same moves under two rule sets or rulings, up to the first difference.',
      'Take it away as a link, as a scenario file that the project’s tests accept, or as a game.',
    ],
  },
  play: {
    title: 'Play',
    brief: 'The whole game in your browser, alone or around one screen.',
    description: 'Play complete games in the browser, without an account and without a server.',
    lead: 'Whole games in your browser: against the computer, or handing one screen around the table.',
  },
  machines: {
    title: 'Machines',
    brief: 'The statecharts of both games, and the rules each state holds.',
    description: 'The statecharts behind the games: their states, the ways between them and the rules they hold.',
    lead: 'A game you play and the desk you plan on run on these statecharts, drawn from the machines themselves. Lessons, scenarios, the lab and the computer players call the same rules directly; the tests check that both always agree.',
    counts: '{charts} charts, {states} states, {ways} ways between them.',
    phase: 'Phase {n}: {name}',
  },
};
