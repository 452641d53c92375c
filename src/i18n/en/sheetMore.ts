import type { Technology } from '@machines/smartphone/names.ts';

/** What else is on the sheet to print: technologies, set-up for your number, gaps to tick, and the way to the page at the table. */
export const sheetMore = {
  madeFor: 'Made for the {edition}',
  players: 'Players',
  playersOf: '{n} players',
  board: {
    name: 'The board before the first round',
    spaces: 'VP of an office space (first, second), filled from the left',
    number: 'pays up to this price',
    technology: 'pays any price, with that technology',
    retailer: 'retailer: no sales',
    colours: 'The colours are an example.',
  },
  plan: {
    title: 'A worked plan',
    price: '{goodsPriceDown} × {down}: price {start} − {down} = **{price}**',
    goods: '{goods}: {symbols} symbols + {covered} covered = **{made}**',
    research: '{research}: **{n}**, one step to a technology',
    logistics: '{logistics}: **{n}**, steps to an office',
    improve: '{improve}: **a new tile** in phase 4',
  },
  technologies: 'Technologies',
  first: 'first, later',
  patent: 'patent',
  sideA: 'Side A',
  sideB: 'Side B',
  sides: {
    GPS: ['goods with price down gives 2 goods', '5 goods at once'],
    'Wi-Fi': ['a second office a round where you have one', 'keep unsold goods'],
    Gamepad: ['technologies cost 1 less', '1 office in a small region at once'],
    'Li-ion': ['price up is also logistics', 'goods for your technologies, at once and each phase 3'],
    NFC: ['sell up to 3 off the board in phase 6', 'price +1 at once and each phase 2'],
    '4G': ['improvements may stick out by one cell', 'sell 1 good where you have no office'],
  } satisfies Record<Technology, [string, string]>,
  agree: 'Agree before you start',
  silent: 'Your rulebook, as we have it, does not say. Our ruling comes first.',
  setup: 'Set-up for {n}',
  scan: 'Scan at the table',
  scanText: 'Can I …?, search, scoring, offline',
  unofficial: 'Unofficial. Clause numbers lead to the full rule.',
  coverage: {
    map: 'A map for {n}, with its cities and mountains. It is ours: the rulebook prints none.',
    lease: 'A lease: the company pays for the rivals’ hexes on the shortest route to the ringed hex.',
    title: 'Coverage on one page',
    description:
      'Coverage on a single sheet: a turn, auctions, building, leasing, the end. To print and keep beside the table.',
    lead: 'For the table: the whole game on a sheet of paper.',
    print: 'Print this page',
  },
};
