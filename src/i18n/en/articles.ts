/** Articles: prose that needs its widgets. */
export const articles = {
  title: 'Articles',
  description:
    'Articles about the rules of Smartphone Inc. and Coverage, with positions, desks and charts to handle in them.',
  lead: 'One idea each, with something to move in it. The rules answer while you read.',
  author: 'Rulebench',
  by: 'By Rulebench',
  games: { smartphone: 'Smartphone Inc.', coverage: 'Coverage' },
  minutes: { one: '{n} minute', other: '{n} minutes' },
  tries: { one: '{n} thing to try', other: '{n} things to try' },
  clauses: 'Clauses in this article',
  taught: 'Taught in',
  others: 'More articles',
  feed: 'Follow new articles (Atom feed)',
  all: 'All articles',
};
