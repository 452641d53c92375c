import type { Locale } from '@/i18n/index.ts';
import { mapOf, pictureOf, refusedIn } from '@/scenarios/pictures.ts';
import type { Game } from '@/site.ts';
import { examplesOf } from './references.ts';

/** The clauses that are about where something lies each have a figure: positions of scenarios, as the engine has them. */

/** Scenarios that show a clause best, the plainest first. */
export const figures: Readonly<Record<string, readonly string[]>> = {
  'S1.1': ['pads-crosswise', 'pads-edge-to-edge'],
  'S1.2': ['pads-edge-to-edge', 'pad-exactly-on-pad'],
  'S1.3': ['covered-price-symbol', 'symbol-under-improvement'],
  'S1.4': ['across-two-pads', 'overhang-without-4g'],
  'S1.5': ['half-under-a-pad', 'wholly-under-a-pad'],
  'S1.6': ['improvement-on-improvement', 'two-cover-a-third', 'above-the-hidden-one'],
  'S1.7': ['improvement-sticks-out', 'overhang-without-4g'],
  'S1.8': ['obvious-mistake'],
  'S1.9': ['four-covered-cells'],
  'S6.1': ['unused-logistics'],
  'S6.2': ['no-line-to-rsa'],
  'S6.3': ['office-after-office'],
  'S6.4': ['two-rounds-for-europe', 'a-space-comes-free'],
  'S6.5': ['region-fills-up', 'a-space-comes-free'],
  'S6.6': ['retailer-without-bonus', 'wifi-not-on-retailer'],
  'S6.7': ['past-the-retailer'],
  'S6.8': ['wifi-on-fresh-office'],
  'S7.1': ['one-seller-at-a-time'],
  'S7.2': ['next-door-is-not-enough', 'no-sale-at-retailer'],
  'S7.3': ['cheap-to-a-rich-buyer', 'purple-pays-anything'],
  'S7.4': ['leftmost-buyer', 'past-the-unwilling'],
  'S7.5': ['buyer-served', 'holding-back'],
  'S7.6': ['unsold-goods'],
  'S7.7': ['selling-without-office', 'four-g-and-retailer'],
  'S8.1': ['cheap-to-a-rich-buyer', 'purple-pays-anything'],
  'S8.2': ['whose-number-counts', 'second-office-raises-control'],
  'S8.3': ['control-tie', 'three-equal-sellers'],
  'S8.4': ['office-without-a-sale'],
  'S8.5': ['control-from-afar', 'empty-region'],
  'S8.6': ['whose-number-counts', 'three-equal-sellers'],
  'C4.1': ['a-city-for-someone-else', 'act-for-a-rival'],
  'C4.2': ['no-second-stack', 'room-for-one-cube'],
  'C4.3': ['chips-by-issued-shares'],
  'C4.4': ['too-poor-to-build', 'lease-eats-the-tower'],
  'C4.5': ['a-city-pays', 'two-cities-in-one-turn'],
  'C4.6': ['first-turn-one-chip', 'upkeep-for-the-other-company'],
  'C4.7': ['broke-founder'],
  'C4.8': ['acting-for-show'],
  'C4.9': ['chain-of-towers'],
  'C5.1': ['across-two-companies', 'no-lease-with-access'],
  'C5.2': ['lease-eats-the-tower', 'across-two-companies'],
  'C5.3': ['lease-in-full', 'across-two-companies'],
  'C5.4': ['short-or-cheap', 'two-routes'],
  'C5.5': ['two-routes'],
  'C5.6': ['second-lease'],
  'C5.7': ['walled-in'],
};

/** Clauses about lines between regions are shown on the whole map. */
const onMap = new Set(['S6.1', 'S6.2', 'S6.3', 'S6.7']);

export interface Panel {
  id: string;
  /** SVG as text. */
  svg: string;
  title: string;
  question: string;
  /** The clause that refuses what is asked, in every edition; null where it is allowed, or a number is asked. */
  by: string | null;
}

/** The figure of a clause, panel by panel; empty for clauses that are not about places. */
export const figureOf = (game: Game, clause: string, locale: Locale): Panel[] =>
  (figures[clause] ?? []).map((id) => {
    const found = examplesOf(game, locale).find((each) => each.id === id);
    if (!found) throw new Error(`The figure of ${clause} names ${id}, which is no scenario.`);
    const { scenario, words } = found;
    const by = refusedIn(game, id, locale);
    return {
      id,
      svg: onMap.has(clause) ? mapOf(id, locale) : pictureOf(game, id, locale),
      title: words.title,
      question: words.question,
      by: scenario.choice === undefined ? by : null,
    };
  });
