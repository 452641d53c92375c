export const sections = {
  learn: {
    title: 'Learn',
    brief: 'Lessons of a few minutes each. Try first, read the rule afterwards.',
    description: 'Interactive lessons that teach a game by letting you play parts of it.',
    lead: 'Hands-on lessons: one idea per step, and every step is something to do.',
  },
  scenarios: {
    title: 'Scenarios',
    brief: 'Tricky situations. Guess the ruling, then watch it play out.',
    description: 'Edge cases of the rules as small positions that you predict and then play out.',
    lead: 'Small positions with one hard question each. Say what you think happens, then watch.',
  },
  rules: {
    title: 'Rules',
    brief: 'Every rule of both games with a number, in plain words, with its sources, its gaps and examples.',
    description: 'The rules of Smartphone Inc., clause by clause, with sources, differences and gaps.',
    lead: 'Every rule of Smartphone Inc. in our own words, numbered. When a move is refused, it cites one of these.',
    ruleSets: {
      e1: 'First edition',
      e1c: 'First edition with corrections',
      e2: 'Second edition',
      ko: 'Korean edition',
    },
  },
  lab: {
    title: 'Lab',
    brief: 'Build any position, try any move, and compare two editions side by side.',
    description: 'A workbench for positions: set up anything, ask why not, compare editions, share a link.',
    lead: 'Set up any position and try any move. The engine tells you what’s illegal, why, and where editions differ.',
    find: [
      'Build a position from scratch, from a scenario or from a moment of a game; the lab tells you, clause by clause, what couldn’t happen in a game.',
      'Try any action of any player: it is played if it is legal; if not, you see the clause and what would make it legal.',
      'Run the same moves under two editions or rulings, up to the first difference.',
      'Save it as a link, as a scenario file that the project’s tests accept, or as a game.',
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
    brief: 'See the flowcharts behind the games.',
    description: 'The statecharts behind the games: their states, the ways between them and the rules they hold.',
    lead: 'A board you act on here, in a game, a lesson, a scenario or an article, runs on these statecharts, and so does the desk you plan on. They are drawn from the machines themselves. Computer players run the same charts, compiled; the tests check that both always agree.',
    counts: '{charts} charts, {states} states, {ways} ways between them.',
    phase: 'Phase {n}: {name}',
  },
};
