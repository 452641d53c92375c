/** The sections of the site, in the order of the main navigation. */
export const sections = ['learn', 'scenarios', 'rules', 'lab', 'play', 'machines'] as const;
export type Section = (typeof sections)[number];

export const sectionPath = (section: Section): string => `/${section}/`;

/** The parts of the lab: one position of either game, and many games. */
export const labPaths = {
  bench: sectionPath('lab'),
  coverage: `${sectionPath('lab')}coverage/`,
  simulate: `${sectionPath('lab')}simulate/`,
} as const;

export const games = ['smartphone', 'coverage'] as const;
export type Game = (typeof games)[number];

/** Where positions of a game are set up. */
export const labPath = (game: Game): string => (game === 'smartphone' ? labPaths.bench : labPaths[game]);

/** The rules of a game; `part` is one of the tables beside its clauses. The first game has the short address. */
export const rulesPath = (game: Game, part = ''): string =>
  [sectionPath('rules'), ...(game === 'smartphone' ? [] : [game, '/']), ...(part ? [part, '/'] : [])].join('');

/** Where a clause stands in full. Ids of clauses are the anchors, and their letter tells the game. */
export const clausePath = (id: string): string => `${rulesPath(id.startsWith('C') ? 'coverage' : 'smartphone')}#${id}`;

/** Where the clauses of the game with this letter stand; the rest of an id follows. */
export const clauseBase = (letter: 'S' | 'C'): string => clausePath(letter).slice(0, -1);

/** Which box one has. */
export const editionPath = '/edition/';

/** Why Steve's pad is as it is here. */
export const stevePath = '/steve/';

export const scenarioPath = (id: string): string => `${sectionPath('scenarios')}${id}/`;
export const lessonPath = (game: Game, id: string): string => `${sectionPath('learn')}${game}/${id}/`;
