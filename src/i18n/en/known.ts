/** What is said wherever values are in force that were found nowhere. */
export const known = {
  steve: 'Steve’s pad is reconstructed: none of our sources shows the printed one.',
  steveMore: 'How it was made',
  retailers:
    '{sides} of the {of} retailer sides are reconstructed: their VP and most of their bonuses were designed here.',
  retailersMore: 'Which ones',
  yours: 'Enter what is printed on yours',
};
export type KnownWords = typeof known;
