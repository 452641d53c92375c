export const sale = {
  'S7.1': {
    title: 'One seller at a time',
    text: 'In priority order one player sells everything they are going to sell, then the next player does.',
  },
  'S7.2': {
    title: 'Where you can sell',
    text: 'You sell a good in a region where you have an office, which has no retailer, to a free buyer who is willing.',
  },
  'S7.3': {
    title: 'Willing buyers',
    text: 'A number buyer (red) is willing if your price is not above the number, and you get your price. A technology buyer (purple) is willing at any price if you have that technology.',
  },
  'S7.4': {
    title: 'Leftmost willing buyer first',
    text: 'Within a region each good goes to the leftmost free buyer who is willing. You can’t skip a willing number buyer for a technology buyer.',
  },
  'S7.5': {
    title: 'One good per buyer',
    text: 'Each buyer takes one good, and a sale you miss is missed. All rulebooks let the others allow you a forgotten sale out of turn; that is a courtesy at the table and isn’t played here. The rulebooks don’t say whether you may stop on purpose, which matters most with Wi-Fi side B. By default you may in the second edition and in the first, with or without corrections. The Korean edition says three times that a player sells all their goods: there, by default, you sell as long as a willing buyer is free. You can choose the other ruling in any edition.',
  },
  'S7.6': {
    title: 'Unsold goods are lost',
    text: 'Goods you have not sold are lost at the end of the phase, unless you have Wi-Fi side B.',
  },
  'S7.7': {
    title: 'Selling with 4G side B',
    text: '4G side B lets you sell at most one good in each region where you have no office. The region must still have no retailer, and the buyer must still be willing.',
  },
};
