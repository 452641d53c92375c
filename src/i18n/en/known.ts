/** What is said wherever values are in force that were found nowhere. */
export const known = {
  steve: 'Steve’s pad is reconstructed: none of our sources shows the printed one.',
  steveMore: 'How it was made',
  retailers:
    '{sides} of the {of} retailer sides are reconstructed: their VP and most of their bonuses were designed here.',
  retailersMore: 'Which ones',
  yours: 'Enter what is printed on yours',
  entered:
    'You have entered what is printed on yours: new games, the lab and the page at the table use it; lessons and scenarios keep ours',
};
export type KnownWords = typeof known;
