/** Guided games of the course. Their names stand apart, so that an address can be read without the guide. */
export const guides = ['first-round', 'whole-game'] as const;
export type Guide = (typeof guides)[number];

export const isGuide = (text: string): text is Guide => (guides as readonly string[]).includes(text);
