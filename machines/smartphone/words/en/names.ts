import { toYou } from '../../../core/toYou.ts';

/** Names of things in the sentences of the rules. */
export const names = {
  seat: { green: 'Green', blue: 'Blue', black: 'Black', yellow: 'Yellow', red: 'Red' },
  toYou: toYou.en,
  symbol: {
    goods: 'goods',
    goodsPriceDown: 'goods with price down',
    priceUp: 'price up',
    research: 'research',
    logistics: 'logistics',
    improve: 'improvement',
  },
  region: {
    Australia: 'Australia',
    Canada: 'Canada',
    Caribbean: 'Caribbean',
    China: 'China',
    CIS: 'CIS',
    Emirates: 'Emirates',
    Europe: 'Europe',
    India: 'India',
    'North Africa': 'North Africa',
    RSA: 'RSA',
    'South America': 'South America',
    USA: 'USA',
  },
  technology: { GPS: 'GPS', 'Wi-Fi': 'Wi-Fi', Gamepad: 'Gamepad', 'Li-ion': 'Li-ion', NFC: 'NFC', '4G': '4G' },
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
    fewest: 'the largest available with the fewest other offices',
    alphabet: 'among the largest with equally few other offices, first in the alphabet',
  },
} as const;
