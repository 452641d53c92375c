export const offline = {
  title: 'Offline use',
  description:
    'What this browser keeps of the site, so that it works without a network connection, and how to keep more or nothing.',
  lead: 'Pages that you read are kept in this browser and open without a network connection. So are the home page and the main lists and, once you have opened a page of a game, its table and lessons.',
  none: {
    title: 'You are offline',
    text: 'This page has not been kept in this browser. It opens as soon as you are connected again.',
  },
  again: 'Try again',
  here: 'Kept in this browser',
  looking: 'Looking…',
  kept: { one: '{n} page, {size} MB', other: '{n} pages, {size} MB' },
  nothing: 'Nothing is kept.',
  all: 'All pages in English and the search are kept, {size} MB. A new version is fetched in the background.',
  keep: 'Keep everything for offline use',
  size: 'All pages in English and the search: about {size} MB more.',
  progress: 'Kept so far',
  working: '{kept} of {size} MB. You can leave this page: what is saved stays, and you can get the rest later.',
  drop: 'Remove the offline copy',
  dropWhat: 'Removes the saved pages and saves no others until you ask for it here. Games and progress stay.',
  noRoom: 'The browser gives the site no more space. What is saved stays.',
  noNetwork: 'The connection was lost. What is saved stays; press again to get the rest.',
  cannot: 'This browser can’t save the site, or has been told not to. With a network connection everything works.',
  pages: 'Kept pages',
};
export type OfflineWords = typeof offline;
