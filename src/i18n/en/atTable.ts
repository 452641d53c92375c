import type { phases } from '@machines/smartphone/names.ts';
import type { ByEdition } from '@/editions/byEdition.ts';

/** One line of the page at the table: words with **what counts** in bold, by edition where they part, and the clause. */
export type TableLine = readonly [words: ByEdition, clause: string];

interface Step {
  title: string;
  lead: TableLine;
  may: readonly TableLine[];
  forget: readonly TableLine[];
}

const steps: Record<(typeof phases)[number], Step> = {
  planning: {
    title: 'Plan',
    lead: ['All at once, behind the screens.', 'S1.8'],
    may: [
      ['Turn and flip either pad', 'S1.1'],
      ['Lay improvements face up on two cells', 'S1.4'],
      ['Keep improvements face down: a good each', 'S1.9'],
    ],
    forget: [
      ['**Overlap 1 to 4 cells**, never none and never six.', 'S1.2'],
      ['**Only what can be seen is active.**', 'S1.3'],
      ['**No change** once plans are shown.', 'S1.8'],
    ],
  },
  pricing: {
    title: 'Price',
    lead: ['Everyone starts at 5.', 'S2.1'],
    may: [],
    forget: [
      ['**Goods with price down** lowers it by 1, and makes a good.', 'S2.1'],
      ['**The track ends at 2 and 8.**', 'S2.2'],
      ['**NFC side B** adds 1 every round.', 'S9.10'],
    ],
  },
  production: {
    title: 'Make',
    lead: ['Everyone makes what the plan gives.', 'S3.1'],
    may: [],
    forget: [
      ['**Cells a pad covers** make a good each.', 'S3.1'],
      ['Cells an **improvement** covers make none.', 'S3.2'],
      ['**Tokens and face-down improvements** make one each.', 'S3.1'],
      ['You make **all of it**, never fewer.', 'S3.5'],
    ],
  },
  improvement: {
    title: 'Improve',
    lead: ['Lowest price first. Each takes one thing.', 'S4.1'],
    may: [
      ['With the symbol: choose an improvement', 'S4.1'],
      ['Without it: a goods token', 'S4.1'],
    ],
    forget: [
      ['**No choice** between tile and token: the symbol decides.', 'S4.1'],
      ['What you take **works from next round**.', 'S4.2'],
      [
        {
          'e2 ko': 'Round 5 **skips this phase**.',
          'e1c e1': 'Round 5 **has this phase too**, though it changes nothing.',
        },
        'S4.3',
      ],
    ],
  },
  research: {
    title: 'Research',
    lead: ['Lowest price first. 1 progress for each symbol.', 'S5.1'],
    may: [
      ['Split it between technologies', 'S5.1'],
      ['Go on with an old one or begin another', 'S5.5'],
    ],
    forget: [
      ['**First to finish** takes the patent; then it costs 1 less.', 'S5.2'],
      ['Progress **stays** on a technology; what you do not place is lost.', 'S5.5'],
      ['Paid for by a discount? It completes **on your turn**.', 'S5.4'],
    ],
  },
  logistics: {
    title: 'Offices',
    lead: ['Lowest price first. 1 progress for each symbol.', 'S6.1'],
    may: [
      [{ 'e2 ko e1c': 'Place progress in connected regions', e1: 'Place progress in any region' }, 'S6.2'],
      ['Open an office when the cost is met', 'S6.4'],
      ['Use Wi-Fi side A or NFC side A', 'S6.8'],
    ],
    forget: [
      ['Offices go to the **leftmost free space**.', 'S6.4'],
      ['**One office** in a region; more only by Wi-Fi or a bonus.', 'S6.5'],
      [
        {
          e2: 'A **retailer’s bonus** is taken at once, or not at all.',
          'ko e1c e1': 'A **retailer’s bonus** is taken at once, and **can’t be declined**.',
        },
        'SR.3',
      ],
    ],
  },
  sale: {
    title: 'Sell',
    lead: ['Lowest price first. One player sells, then the next.', 'S7.1'],
    may: [
      ['Sell where you have an office and no retailer lies', 'S7.2'],
      ['Sell to a number not below your price, or to a technology you have', 'S7.3'],
    ],
    forget: [
      ['**Leftmost willing buyer first.** Nobody willing is skipped.', 'S7.4'],
      ['**You get your own price**, not the buyer’s number.', 'S7.3'],
      ['**Unsold goods are lost** without Wi-Fi side B.', 'S7.6'],
    ],
  },
  scoring: {
    title: 'Score',
    lead: ['Goods times price, then control.', 'S8.2'],
    may: [],
    forget: [
      ['The **rightmost office** shows what control pays, whoever owns it.', 'S8.2'],
      ['**Sold nothing, get nothing**, office or not.', 'S8.4'],
      ['The **price now** counts, not the planned one.', 'SP.4'],
    ],
  },
};

export const atTable = {
  title: { smartphone: 'Smartphone Inc. at the table', coverage: 'Coverage at the table' },
  description: {
    smartphone: 'Which phase is it, what may I do, what do people forget: one page for the phone in your hand.',
    coverage: 'What may I do on my turn, what do people forget, how is it scored: one page for the phone in your hand.',
  },
  phases: {
    planning: 'Plan',
    pricing: 'Price',
    production: 'Make',
    improvement: 'Improve',
    research: 'Research',
    logistics: 'Offices',
    sale: 'Sell',
    scoring: 'Score',
  } satisfies Record<(typeof phases)[number], string>,
  may: 'You may',
  forget: 'People forget',
  canI: 'Can I …?',
  search: 'Search',
  next: 'Next',
  nextRound: 'Next round',
  offline: 'Offline',
  home: 'All of Rulebench',
  players: 'Players',
  playersOf: '{n} players',
  menu: 'More',
  setup: 'Set-up for {n}',
  sheet: 'Sheet to print',
  rules: 'All rules',
  tie: 'A tie?',
  open: 'Left open',
  ours: 'Your book does not say. Our ruling comes first.',
  worked: 'Worked',
  steps,
  scored: {
    rightmost: 'Rightmost office: **{first}** first.',
    goods: '{n|# good|# goods} × price {price}',
    first: 'sold most: first place',
    second: 'sold next most: second',
    tied: 'Further left is ahead. Goods or offices?',
    open: 'Your book leaves it open.',
    settled: 'Your book says: goods.',
    ruling: 'Our ruling: goods.',
    yours: {
      goods: 'Whose goods are further left is ahead, as you read off your book.',
      offices: 'Whose office is further left is ahead, as you read off your book.',
    },
  },
  setups: {
    retailers: 'Retailers, a random side up, on {regions}',
    none: 'No retailers: put all seven back into the box.',
    medium: 'and on every medium region that is nobody’s home',
    office:
      'Each places an office on the first space at home, a marker on the starting VP, and takes the improvement of that colour.',
    price: 'All prices on 5, from left: green, blue, black, yellow, red.',
    tiles: 'Five improvements face up. Each technology beside its patent, sides as you like.',
  },
  coverage: {
    parts: {
      turn: {
        title: 'Turn',
        lead: ['On your turn do one of three things, then the player to the left.', 'C2.7'],
        may: [
          ['Auction one share', 'C3.1'],
          ['Act for one company', 'C4.1'],
          ['Pass', 'C6.1'],
        ],
        forget: [
          ['**One thing a turn**, and one company.', 'C4.1'],
          ['**All pass in a row**: the game ends at once.', 'C6.1'],
        ],
      },
      auction: {
        title: 'Auction',
        lead: ['You bid first, then clockwise. A pass is final.', 'C3.2'],
        may: [
          ['Auction an unissued share of yours', 'C3.1'],
          ['Auction any share in the pool', 'C3.1'],
        ],
        forget: [
          ['The **first bid is at least the share value**.', 'C3.2'],
          ['**No bid**: the share goes to the pool, the bank pays its value to the company.', 'C3.3'],
          ['For an unissued share the **company gets the money**, for one from the pool the bank.', 'C3.4'],
        ],
      },
      act: {
        title: 'Act',
        lead: ['One company of which you control a share, issued or not.', 'C4.1'],
        may: [
          ['Take free hexes beside its network', 'C4.2'],
          ['Place 1 to 5 chips on each, $5 a chip', 'C4.2'],
        ],
        forget: [
          ['Chips of a turn: **at most its issued shares**.', 'C4.3'],
          ['**A city pays** every share of the company its chips, at once.', 'C4.5'],
          ['Then **upkeep**: $1 of your cash for each unissued share of yours.', 'C4.6'],
        ],
      },
      lease: {
        title: 'Lease',
        lead: ['Through rivals to a free hex you have no access to.', 'C5.1'],
        may: [['Lease from several companies on one way', 'C5.1']],
        forget: [
          ['Only **the shortest route** may be leased.', 'C5.4'],
          ['**Shares are paid**, not the company whose network is leased.', 'C5.3'],
          ['**With access no lease** is allowed.', 'C5.1'],
        ],
      },
      end: {
        title: 'End',
        lead: ['When all shares of a company are issued, or all pass in a row.', 'C7.1'],
        may: [],
        forget: [
          ['**Net worth**: cash and the value of your issued shares.', 'C7.2'],
          ['**Unissued shares and treasuries** count nothing.', 'C7.2'],
          ['Everyone else has **one more turn, then a last round**.', 'C7.1'],
        ],
      },
    } satisfies Record<string, Step>,
    worked: {
      title: 'Worked: net worth',
      cash: 'cash',
      shares: '{n} issued shares × value {value}',
      unissued: '{n} unissued shares',
      total: 'net worth',
    },
    setups: [
      'Of the six shares of a company one is the charter above the map.',
      'Each takes the other five: four unissued, one issued; $25, and $5 into the company.',
      'The starting hex counts 5 in every network.',
    ],
    companies: '{n} companies, and a map for {n}.',
  },
};
