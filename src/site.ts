/** The sections of the site, in the order of the main navigation. */
export const sections = ['learn', 'scenarios', 'rules', 'lab', 'play', 'machines'] as const;
export type Section = (typeof sections)[number];

export const sectionPath = (section: Section): string => `/${section}/`;

/** Whether an address belongs to a section; articles are there to learn from. */
export const isIn = (path: string, section: Section): boolean =>
  path.startsWith(sectionPath(section)) || (section === 'learn' && path.startsWith('/articles/'));

/** The parts of the lab: one position of either game, and many games. */
export const labPaths = {
  bench: sectionPath('lab'),
  coverage: `${sectionPath('lab')}coverage/`,
  simulate: `${sectionPath('lab')}simulate/`,
} as const;

export const games = ['smartphone', 'coverage'] as const;
export type Game = (typeof games)[number];

/** The game whose addresses and files do not name it. */
export const firstGame: Game = games[0];

/** What of a game its addresses need. The first game has the short ones. */
const addresses: Record<Game, { lab: string; rules: string; machines: string }> = {
  smartphone: { lab: labPaths.bench, rules: sectionPath('rules'), machines: sectionPath('machines') },
  coverage: {
    lab: labPaths.coverage,
    rules: `${sectionPath('rules')}coverage/`,
    machines: `${sectionPath('machines')}coverage/`,
  },
};

/** How the ids of a game's clauses and of its charts begin. */
const letters: Record<Game, string> = { smartphone: 'S', coverage: 'C' };
const chartsOf: Record<Game, string> = { smartphone: '', coverage: 'coverage-' };

/** Whether a game came out in several editions, of which a visitor has one. */
export const hasEditions: Record<Game, boolean> = { smartphone: true, coverage: false };

/** The game that a clause is of, by the letter of its id. */
export const gameOfClause = (id: string): Game => games.find((game) => id.startsWith(letters[game])) ?? firstGame;

/** The game that a chart is of, or a place in the list of scenarios, by how its id begins. */
export const gameOfChart = (id: string): Game =>
  games.find((game) => chartsOf[game] && id.startsWith(chartsOf[game])) ?? firstGame;

/** Where positions of a game are set up. */
export const labPath = (game: Game): string => addresses[game].lab;

/** The rules of a game; `part` is one of the tables beside its clauses. */
export const rulesPath = (game: Game, part = ''): string => addresses[game].rules + (part && `${part}/`);

/** Where a clause stands in full; its id is the anchor. */
export const clausePath = (id: string): string => `${rulesPath(gameOfClause(id))}#${id}`;

/** The page of a clause by itself. */
export const clausePagePath = (id: string): string => `${sectionPath('rules')}${id}/`;

/** Where the machine of a game is watched at work. */
export const machinesPath = (game: Game): string => addresses[game].machines;

/** The page of one of its charts, by itself and in words. */
export const chartPath = (id: string): string => `${sectionPath('machines')}${id}/`;

/** The page for the phone on the table. */
export const tablePath = (game: Game): string => `/table/${game}/`;

/** What is printed on one's own copy. */
export const yoursPath = '/yours/';

/** Which box one has. */
export const editionPath = '/edition/';

/** Why Steve's pad is as it is here. */
export const stevePath = '/steve/';

export const scenarioPath = (id: string): string => `${sectionPath('scenarios')}${id}/`;
export const lessonPath = (game: Game, id: string): string => `${sectionPath('learn')}${game}/${id}/`;
