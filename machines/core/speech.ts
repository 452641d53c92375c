/**
 * The words that sentences are made of, in the one language that is spoken. Whoever starts sets them: the command line
 * and tests to English, the build to the language of each page. In the browser a page brings along, as `said`, the
 * tables it needs in its own language, so that none is loaded in another.
 */
const host = globalThis as typeof globalThis & { said?: Readonly<Record<string, object>> };

export const speak = (words: Readonly<Record<string, object>>): void => {
  host.said = words;
};

/** More words of a game, in the language that is spoken already. */
export const speakMore = (game: string, words: object): void => {
  host.said = { ...host.said, [game]: { ...host.said?.[game], ...words } };
};

export const isSpoken = (): boolean => host.said !== undefined;

/** The words of one game, as they are spoken now. */
export const spoken =
  <Words extends object>(game: string) =>
  (): Words => {
    const words = host.said?.[game];
    if (!words) throw new Error(`Nobody has said in which language ${game} speaks.`);
    return words as Words;
  };

/** The same keys in another language, with other words. */
export type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };
