/** The numbers the rulebook gives (C1.2, C2.1, C4.2, C4.6). */
export const printed = {
  /** A player's money at the start. */
  cash: 25,
  /** A company's money at the start. */
  treasury: 5,
  /** A company's shares besides its charter. */
  shares: { unissued: 4, issued: 1 },
  startValue: 5,
  mostValue: 5,
  /** Dollars for each chip placed. */
  costPerChip: 5,
  /** Dollars for each unissued share after acting. */
  upkeep: 1,
} as const;

/** Shares that can be held: all but the charter. */
export const sharesOfCompany = printed.shares.unissued + printed.shares.issued;
