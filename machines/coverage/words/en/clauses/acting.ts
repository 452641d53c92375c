export const acting = {
  'C4.1': {
    title: 'For whom you may act',
    text: 'You act for one company a turn, and you must control at least one of its shares, issued or not.',
  },
  'C4.2': {
    title: 'Expanding',
    text: 'The company takes one or more hexes it has access to and that nobody controls. You choose a value from 1 to 5 for each, and the company pays $5 for each chip to the bank. Chips are never added later.',
  },
  'C4.3': {
    title: 'How much in a turn',
    text: 'The values placed in one turn add up to at most the number of the company’s issued shares.',
  },
  'C4.4': {
    title: 'No money, no action',
    text: 'What a company cannot pay from its own treasury it cannot do.',
  },
  'C4.5': {
    title: 'Cities pay',
    text: 'When a company takes a city, the bank at once pays every player the value placed there for each share of that company in front of that player.',
  },
  'C4.6': {
    title: 'Upkeep',
    text: 'After acting, and after all payouts, you pay $1 of your own cash for each unissued share you control, to that share’s company, whichever company you acted for. A turn spent otherwise has no upkeep.',
  },
  'C4.7': {
    title: 'Upkeep that cannot be paid',
    text: 'If you cannot pay all of it, you put one unissued share into the bank pool, and the bank pays the company its share value as it stands after this turn’s expansions. The book says no more, so here nothing else is paid; whether more shares go, or what cash there is pays for the rest, is a ruling. If it was the last unissued share, the end is set off, because shares in the pool count as issued here (C3.7).',
  },
  'C4.8': {
    title: 'Acting without expanding',
    text: 'To act is to expand: at least one hex has to be taken.',
  },
  'C4.9': {
    title: 'On from a hex just taken',
    text: 'A hex taken this turn belongs to the network at once, so the next expansion may go on from there.',
  },
};
