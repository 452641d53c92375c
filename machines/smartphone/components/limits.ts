import { colours, regions, rounds, type Size, sizes, technologies } from '../names.ts';
import type { ComponentSet } from './types.ts';

/** What the rulebooks fix about the components, whatever a copy prints on them. */

interface LimitIssue {
  path: (string | number)[];
  message: string;
}

/** S0.5: retailers needed of each size, over all seat counts. */
const retailersNeeded: Record<Size, number> = { S: 2, M: 3, L: 1 };
const improvementsInPile = 27;

const connectionIssues = ({ regions: cards }: ComponentSet): LimitIssue[] =>
  regions.flatMap((region) =>
    cards[region].connected.flatMap((other, at) => {
      const path = ['regions', region, 'connected', at];
      if (other === region) return [{ path, message: `${region} cannot be connected to itself (S6.2).` }];
      return cards[other].connected.includes(region)
        ? []
        : [{ path, message: `${region} leads to ${other}, but ${other} does not lead back (S6.2).` }];
    }),
  );

function homeIssues({ regions: cards, seats }: ComponentSet): LimitIssue[] {
  const homes = colours.map((colour) => seats[colour].home);
  return [
    ...colours.flatMap((colour, at): LimitIssue[] => {
      const path = ['seats', colour, 'home'];
      if (homes.indexOf(seats[colour].home) < at) return [{ path, message: 'Two colours share this home (S0.2).' }];
      return cards[seats[colour].home].size === 'M'
        ? []
        : [{ path, message: `${seats[colour].home} is a home, so it has to be a medium region (S0.6).` }];
    }),
    ...regions
      .filter((region) => cards[region].size === 'M' && !homes.includes(region))
      .map((region) => ({
        path: ['regions', region, 'size'],
        message: `${region} is medium but nobody's home; the medium regions are exactly the homes (S0.6).`,
      })),
  ];
}

const startIssues = ({ seats }: ComponentSet): LimitIssue[] =>
  colours.flatMap((colour, at) => {
    const before = colours[at - 1];
    return before && seats[colour].startVp <= seats[before].startVp
      ? [
          {
            path: ['seats', colour, 'startVp'],
            message: `Starting VP has to rise in scoreboard order: ${colour} must start above ${before} (S0.2).`,
          },
        ]
      : [];
  });

function improvementIssues({ improvements, supply }: ComponentSet): LimitIssue[] {
  const total = improvements.reduce((sum, { count }) => sum + count, 0);
  const issues: LimitIssue[] = [];
  if (total !== improvementsInPile)
    issues.push({
      path: ['improvements'],
      message: `There are ${total} improvements; there have to be ${improvementsInPile} (S0.4).`,
    });
  if (supply.improvementBlock < colours.length || supply.improvementBlock * rounds > improvementsInPile)
    issues.push({
      path: ['supply', 'improvementBlock'],
      message: 'The block needs an improvement for each of five seats, and enough for five rounds (S4.1, SN.1).',
    });
  return issues;
}

const retailerIssues = ({ retailers, sizes: cards }: ComponentSet): LimitIssue[] => [
  ...sizes.flatMap((size): LimitIssue[] => {
    const have = retailers.filter((retailer) => retailer.size === size).length;
    return have < retailersNeeded[size]
      ? [
          {
            path: ['retailers'],
            message: `${have} retailers of size ${size} are too few; some seat count needs ${retailersNeeded[size]} (S0.5).`,
          },
        ]
      : [];
  }),
  ...retailers.flatMap(({ size, sides }, tile) =>
    sides.flatMap(({ vp }, side): LimitIssue[] => {
      const path = ['retailers', tile, 'sides', side, 'vp'];
      const spaces = cards[size].offices.length;
      if (vp.length !== spaces)
        return [{ path, message: `A retailer of size ${size} has ${spaces} spaces, not ${vp.length} (S6.6).` }];
      return vp.some((value, at) => value > (vp[at - 1] ?? Number.POSITIVE_INFINITY))
        ? [{ path, message: 'A space further left cannot be worth less (SR.2).' }]
        : [];
    }),
  ),
];

const costIssues = (components: ComponentSet): LimitIssue[] =>
  technologies.flatMap((technology) => {
    const { costWithPatent, costAfterPatent } = components.technologies[technology];
    return costWithPatent === costAfterPatent + 1
      ? []
      : [
          {
            path: ['technologies', technology, 'costWithPatent'],
            message: 'A technology costs exactly 1 more while its patent is there (S5.2).',
          },
        ];
  });

function trackIssues({ priceTrack, steve }: ComponentSet): LimitIssue[] {
  const { min, max, start } = priceTrack;
  const issues: LimitIssue[] = [];
  if (min > start || start > max)
    issues.push({ path: ['priceTrack', 'start'], message: 'The starting price has to lie on the track (S2.2).' });
  if (steve.roundSpaces !== rounds)
    issues.push({
      path: ['steve', 'roundSpaces'],
      message: `Steve's pad has one space for each of ${rounds} rounds (SV.1).`,
    });
  return issues;
}

export const limitIssues = (components: ComponentSet): LimitIssue[] => [
  ...connectionIssues(components),
  ...homeIssues(components),
  ...startIssues(components),
  ...improvementIssues(components),
  ...retailerIssues(components),
  ...costIssues(components),
  ...trackIssues(components),
];
