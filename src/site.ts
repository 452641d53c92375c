/** The sections of the site, in the order of the main navigation. */
export const sections = ['learn', 'scenarios', 'rules', 'lab', 'play', 'machines'] as const;
export type Section = (typeof sections)[number];

export const sectionPath = (section: Section): string => `/${section}/`;

/** The sections that have something in them; the others say what is planned. */
export const openSections: readonly Section[] = ['scenarios', 'rules', 'play', 'machines'];

/** Where a clause stands in full. Ids of clauses are the anchors. */
export const clausePath = (id: string): string => `${sectionPath('rules')}#${id}`;

/** Where the clauses of the game with this letter stand; the rest of an id follows. */
export const clauseBase = (letter: 'S' | 'C'): string => clausePath(letter).slice(0, -1);

/** Where a scenario of a game stands. */
export const scenarioPath = (id: string): string => `${sectionPath('scenarios')}${id}/`;
