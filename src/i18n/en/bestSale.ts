/** The best sale, as it is proposed to the player whose turn it is. Handed to the island as data. */
export const bestSale = {
  open: 'Suggest a sale',
  title: 'Best sale right now',
  loading: 'Working out the best sale…',
  goods: {
    one: '{n} good in {region} at {price}: {vp} VP',
    other: '{n} goods in {region} at {price} each: {vp} VP',
  },
  control: {
    first: 'wins control there: +{vp} VP',
    firstFrom: 'takes control there from {seat}: +{vp} VP',
    second: 'wins second place there: +{vp} VP',
    secondFrom: 'takes second place there from {seat}: +{vp} VP',
  },
  others: 'the others lose {vp} VP of control',
  left: {
    one: 'There is no willing buyer for one more good.',
    other: 'There are no willing buyers for {n} more goods.',
  },
  total: '{vp} VP in all. No other way to sell gives you more.',
  notCounted: 'Not counted: what players after you will do, and what a good you keep might be worth later.',
  nothing: 'Keeping what you have is best.',
  accept: { one: 'Sell {n} good like this', other: 'Sell {n} goods like this' },
  ignore: 'Not now',
  sold: { one: '{n} good sold as suggested.', other: '{n} goods sold as suggested.' },
  takeBack: 'Take it all back',
};
export type BestSaleWords = typeof bestSale;
