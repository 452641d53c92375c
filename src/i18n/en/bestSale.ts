/** The best sale, as it is proposed to the player whose turn it is. Handed to the island as data. */
export const bestSale = {
  open: 'Sell the best',
  title: 'The best sale as the board lies now',
  loading: 'The best sale is being worked out …',
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
    one: 'One more good finds no willing buyer.',
    other: '{n} more goods find no willing buyer.',
  },
  total: 'Together {vp} VP. No other way to sell brings you more.',
  notCounted: 'Not counted: what those who sell after you do, and what a good kept back might be worth later.',
  nothing: 'There is nothing better than to keep what you have.',
  accept: { one: 'Sell {n} good like this', other: 'Sell {n} goods like this' },
  ignore: 'Not now',
  sold: { one: '{n} good is sold as proposed.', other: '{n} goods are sold as proposed.' },
  takeBack: 'Take it all back',
};
export type BestSaleWords = typeof bestSale;
