/**
 * How often a computer player wins a game of two against another, in percent, both changing seats: measured by
 * `npm run bench:bots`, 200 games each. In Coverage the Valuer was measured on the map for three.
 */
const winsAgainst: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  casual: { random: 100, steve: 38.5 },
  steve: { random: 100, casual: 61.5 },
  sharp: { casual: 91.5, steve: 90 },
  valuer: { random: 100 },
};

/** Wins per 100 games, by opponent; empty for a player that was not measured. */
export const winsInAHundred = (player: string): Record<string, number> =>
  Object.fromEntries(Object.entries(winsAgainst[player] ?? {}).map(([rival, share]) => [rival, Math.round(share)]));
