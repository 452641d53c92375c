/** What a page shows that its address does not say, as a fragment that would open it again: `theme.js` takes it along to the other language. */
export const carry = (fragment: string | null): void => {
  if (fragment === null) delete document.documentElement.dataset['shown'];
  else document.documentElement.dataset['shown'] = fragment;
};
