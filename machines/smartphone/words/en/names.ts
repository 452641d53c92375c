/** Names of things in the sentences of the rules. */
export const names = {
  seat: { green: 'Green', blue: 'Blue', black: 'Black', yellow: 'Yellow', red: 'Red' },
  symbol: {
    goods: 'goods',
    goodsPriceDown: 'goods with price down',
    priceUp: 'price up',
    research: 'research',
    logistics: 'logistics',
    improve: 'improvement',
  },
  phase: {
    planning: '1, planning',
    pricing: '2, prices',
    production: '3, production',
    improvement: '4, improvement',
    research: '5, research',
    logistics: '6, logistics',
    sale: '7, sale',
    scoring: '8, scoring',
    over: 'the end',
  },
  why: {
    onlyOne: 'the only one available',
    largest: 'the largest available',
    fewest: 'largest available, with the fewest other offices',
    alphabet: 'largest available, equally few other offices, first in the alphabet',
  },
} as const;
