/** What a page shows that its address does not say, as a fragment that would open it again. */
let shown: string | null = null;

export const carry = (fragment: string | null): void => {
  shown = fragment;
};

/** The same page in another language: query, fragment and what is open come along. */
export const carriedTo = (path: string): string => path + window.location.search + (shown ?? window.location.hash);
