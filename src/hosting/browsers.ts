/**
 * The oldest browsers the site is made for: those that know the popover, of 2023 and 2024. An older one shows a sentence
 * (`Base.astro`) and the text of each page. What is younger than these is kept out of the build (`src/tools/floor.ts`).
 */
export const browsers = { chrome: 114, edge: 114, firefox: 125, safari: 17 } as const;

/** As the bundler wants them. */
export const buildTargets: string[] = Object.entries(browsers).map(([name, version]) => `${name}${version}`);
