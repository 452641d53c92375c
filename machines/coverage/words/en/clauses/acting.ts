export const acting = {
  'C4.1': {
    title: 'Which company you may act for',
    text: 'You act for one company a turn. You need at least one of its shares, issued or not.',
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
    text: 'A company can only do what it can pay for from its own treasury.',
  },
  'C4.5': {
    title: 'Cities pay',
    text: 'When a company takes a city, the bank at once pays the value placed there for each share of that company, to the player who has it.',
  },
  'C4.6': {
    title: 'Upkeep',
    text: 'After acting, and after all payouts, you pay $1 of your own cash for each unissued share you control, to that share’s company, whichever company you acted for. An auction or a pass costs no upkeep.',
  },
  'C4.7': {
    title: 'Upkeep you can’t pay',
    text: 'If you cannot pay all of it, you put one unissued share into the bank pool, and the bank pays the company its share value after this turn’s expansions. The rulebook says no more, so here nothing else is paid; under other rulings more shares go, or your cash pays for the rest. If it was the last unissued share, the end is triggered, because here shares in the pool count as issued (C3.7).',
  },
  'C4.8': {
    title: 'Acting without expanding',
    text: 'Acting means expanding: you take at least one hex.',
  },
  'C4.9': {
    title: 'Going on from a hex just taken',
    text: 'A hex taken this turn belongs to the network at once, so the next expansion may go on from there.',
  },
};
