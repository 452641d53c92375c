/** Guided games of the courses. Their names stand apart, so that an address can be read without the guide. */
export const guides = {
  smartphone: ['first-round', 'whole-game'],
  coverage: ['first-game'],
} as const;

export type GuideOf<G extends keyof typeof guides> = (typeof guides)[G][number];
export type Guide = GuideOf<keyof typeof guides>;

const all: readonly string[] = Object.values(guides).flat();
export const isGuide = (text: string): text is Guide => all.includes(text);

/** Whether a guide belongs to a game: an address may name any. */
export const isGuideOf = <G extends keyof typeof guides>(game: G, guide: Guide): guide is GuideOf<G> =>
  (guides[game] as readonly string[]).includes(guide);
