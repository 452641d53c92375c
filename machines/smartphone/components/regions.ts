import type { ComponentSet } from './types.ts';

/** Printed on the board: region sizes, buyers left to right, and the lines between regions. */
export const regions: ComponentSet['regions'] = {
  Australia: {
    size: 'M',
    buyers: [
      { price: 4 },
      { price: 6 },
      { technology: 'Wi-Fi' },
      { technology: 'Li-ion' },
      { technology: 'NFC' },
      { technology: '4G' },
    ],
    connected: ['Caribbean', 'India', 'RSA', 'USA'],
  },
  Canada: {
    size: 'S',
    buyers: [{ price: 4 }, { technology: 'GPS' }, { technology: 'Li-ion' }, { technology: '4G' }],
    connected: ['CIS', 'India', 'USA'],
  },
  Caribbean: {
    size: 'S',
    buyers: [{ price: 3 }, { price: 7 }, { technology: 'Li-ion' }, { technology: '4G' }],
    connected: ['Australia', 'South America', 'USA'],
  },
  China: {
    size: 'L',
    buyers: [
      { price: 2 },
      { price: 4 },
      { price: 5 },
      { technology: 'GPS' },
      { technology: 'Gamepad' },
      { technology: 'Li-ion' },
      { technology: 'NFC' },
      { technology: '4G' },
    ],
    connected: ['CIS', 'India', 'North Africa'],
  },
  CIS: {
    size: 'M',
    buyers: [
      { price: 3 },
      { price: 5 },
      { price: 7 },
      { technology: 'Wi-Fi' },
      { technology: 'Gamepad' },
      { technology: '4G' },
    ],
    connected: ['Canada', 'China', 'Europe'],
  },
  Emirates: {
    size: 'S',
    buyers: [{ price: 6 }, { technology: 'Gamepad' }, { technology: 'NFC' }, { technology: '4G' }],
    connected: ['India', 'North Africa', 'RSA'],
  },
  Europe: {
    size: 'L',
    buyers: [
      { price: 4 },
      { price: 5 },
      { price: 6 },
      { price: 7 },
      { technology: 'Wi-Fi' },
      { technology: 'Li-ion' },
      { technology: 'NFC' },
      { technology: '4G' },
    ],
    connected: ['CIS', 'North Africa', 'USA'],
  },
  India: {
    size: 'M',
    buyers: [
      { price: 3 },
      { price: 5 },
      { price: 6 },
      { technology: 'Gamepad' },
      { technology: 'NFC' },
      { technology: '4G' },
    ],
    connected: ['Australia', 'Canada', 'China', 'Emirates'],
  },
  'North Africa': {
    size: 'M',
    buyers: [
      { price: 3 },
      { price: 6 },
      { technology: 'Wi-Fi' },
      { technology: 'Li-ion' },
      { technology: 'NFC' },
      { technology: '4G' },
    ],
    connected: ['China', 'Emirates', 'Europe', 'South America'],
  },
  RSA: {
    size: 'S',
    buyers: [{ price: 2 }, { price: 5 }, { technology: 'Wi-Fi' }, { technology: 'NFC' }],
    connected: ['Australia', 'Emirates', 'South America'],
  },
  'South America': {
    size: 'M',
    buyers: [
      { price: 2 },
      { price: 4 },
      { price: 5 },
      { technology: 'GPS' },
      { technology: 'Gamepad' },
      { technology: 'Li-ion' },
    ],
    connected: ['Caribbean', 'North Africa', 'RSA', 'USA'],
  },
  USA: {
    size: 'L',
    buyers: [
      { price: 3 },
      { price: 4 },
      { price: 5 },
      { price: 6 },
      { technology: 'Wi-Fi' },
      { technology: 'Gamepad' },
      { technology: 'NFC' },
      { technology: '4G' },
    ],
    connected: ['Australia', 'Canada', 'Caribbean', 'Europe', 'South America'],
  },
};
