/** The sections of the site, in the order of the main navigation. */
export const sections = ['learn', 'scenarios', 'rules', 'lab', 'play', 'machines'] as const;
export type Section = (typeof sections)[number];

export const sectionPath = (section: Section): string => `/${section}/`;

/** The sections that have something in them; the others say what is planned. */
export const openSections: readonly Section[] = ['rules', 'lab', 'play', 'machines'];

/** Where a clause stands in full. Ids of clauses are the anchors. */
export const clausePath = (id: string): string => `${sectionPath('rules')}#${id}`;
