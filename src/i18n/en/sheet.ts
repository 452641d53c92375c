import type { phases } from '@machines/smartphone/names.ts';
import type { ByEdition } from '@/editions/byEdition.ts';

/** The game on one side of A4. {symbols} are drawn, [clauses] are links; what is open is ticked in a box of its own. */
export const sheet = {
  title: 'The game on one page',
  description:
    'Smartphone Inc. on a single sheet: the eight phases of a round, order, scoring and the end. To print and keep beside the table.',
  heading: 'Smartphone Inc. on one sheet',
  lead: 'One side of paper for the table, made for your box and your number of players.',
  print: 'Print this page',
  price: 'Price',
  order: 'lowest first in phases 4 to 7, then fewer VP [SP.1]',
  round: 'A round, five times',
  phases: {
    planning: '**Plan** in secret: one pad over **1 to 4 cells** of the other. What you see is active. [S1.2]',
    pricing: '**Price.** From 5, −1 for each {goodsPriceDown}, +1 for each {priceUp}. The track has 2 to 8. [S2.1]',
    production: '**Make** 1 good for each {goods}, {goodsPriceDown}, cell under a pad, face-down tile, token. [S3.1]',
    improvement: {
      'e2 ko': '**Improve.** {improve} seen: a tile. Else a goods token. Not in round 5. [S4.1]',
      'e1c e1': '**Improve.** {improve} seen: a tile. Else a goods token. Used from the next round. [S4.1]',
    },
    research: '**Research.** 1 progress for each {research}. First to finish takes the patent. [S5.1]',
    logistics: {
      'e2 ko e1c': '**Offices.** 1 progress for each {logistics} in connected regions: S 2, M 3, L 4. [S6.1]',
      e1: '**Offices.** 1 progress for each {logistics} in any region: S 2, M 3, L 4. [S6.1]',
    },
    sale: '**Sell** from your offices: one good a buyer, leftmost willing first. The rest is lost. [S7.4]',
    scoring: '**Score** goods × price. Most sold in a region: VP over its **rightmost office**. [S8.2]',
  } satisfies Record<(typeof phases)[number], ByEdition>,
  endTitle: 'Next round and end',
  next: 'Goods off the board, prices back to 5, five new tiles. [SN.1]',
  end: 'After round 5 add patents and retailer spaces. Tie: more technologies, then more patents, then shared. [SE.1] [SE.2]',
};
