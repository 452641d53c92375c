import type { Technology } from '@machines/smartphone/names.ts';
import type { ByEdition } from '@/editions/byEdition.ts';

/** What else is on the sheet to print: technologies, set-up for your number, gaps to tick, and the way to the page at the table. */
export const sheetMore = {
  players: 'Players',
  playersOf: '{n} players',
  board: {
    name: 'The board before the first round',
    spaces: 'first, second place',
    number: 'pays up to 5',
    technology: 'any price, with that technology',
    retailer: 'retailer: no sales',
    cost: 'cost of an office',
  },
  plan: {
    title: 'A worked plan',
    price: '{goodsPriceDown} × {down}: price {start} − {down} = **{price}**',
    goods: '{goods} {symbols} symbols + {covered} covered = **{made} goods**',
    research: '{research} **{n}** research',
    logistics: '{logistics} **{n}** logistics',
    improve: '{improve} **a tile** to take',
  },
  technologies: 'Technologies',
  first: 'first, later',
  patent: 'patent',
  sideA: 'Side A',
  sideB: 'Side B',
  sides: {
    GPS: ['{goodsPriceDown} gives 2 goods', '5 goods at once'],
    'Wi-Fi': [
      {
        e2: 'a second office a round, if you like',
        ko: 'a second office a round where you have one',
        'e1c e1': 'a second office a round, a must',
      },
      'keep unsold goods',
    ],
    Gamepad: ['technologies cost 1 less', '1 office in a small region at once'],
    'Li-ion': [
      '{priceUp} is also logistics',
      {
        'e2 ko': '1 good for 2 technologies, at once and each phase 3',
        'e1c e1': '1 good for each technology, at once and each phase 3',
      },
    ],
    NFC: ['sell up to 3 off the board in phase 6', 'price +1 at once and each phase 2'],
    '4G': [
      { 'e2 ko': 'tiles may stick out by one cell', 'e1c e1': 'a tile may stick out by one cell' },
      'sell 1 good where you have no office',
    ],
  } satisfies Record<Technology, [ByEdition, ByEdition]>,
  agree: 'Agree before you start',
  silent: 'Your rulebook, as we have it, does not say. Our ruling comes first.',
  setup: 'Set-up for {n}',
  scan: 'Scan at the table',
  scanText: 'Can I …?, search, scoring, offline',
  readOff: 'Read their VP and bonus off your own tiles.',
  unofficial: 'Unofficial. Clause numbers lead to the full rule.',
  unofficialFor: 'Unofficial. Rulebench, made for the {edition}. Clause numbers lead to the full rule.',
  coverage: {
    map: 'A map for {n}. It is ours: the rulebook prints none.',
    lease: 'A lease: it pays for rivals’ hexes on the shortest route.',
    title: 'Coverage on one page',
    description:
      'Coverage on a single sheet: a turn, auctions, building, leasing, the end. To print and keep beside the table.',
    lead: 'For the table: the whole game on a sheet of paper.',
    print: 'Print this page',
  },
};
