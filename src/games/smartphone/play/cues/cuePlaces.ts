import type { Colour, Region, Technology } from '@machines/smartphone/names.ts';

/** Where things lie on the stage, as selectors. */

const card = (seat: Colour): string => `.seat-card[data-seat="${seat}"]`;

/** A seat's own mark: on its card, or where a phone shows it. */
export const seatAt = (seat: Colour): string[] => [
  `${card(seat)} .seat-card-head .seat-shape`,
  `[data-order="${seat}"] .seat-shape`,
  `[data-marker="${seat}"] .seat-shape`,
];

export const scoreOf = (seat: Colour): string => `${card(seat)} .seat-score > [aria-hidden]`;
export const figureOf = (seat: Colour, hue: string): string => `${card(seat)} [data-figure="${hue}"]`;
export const planOf = (seat: Colour): string => `${card(seat)} .seat-plan > *`;
export const technologyOf = (seat: Colour, at: number): string =>
  `${card(seat)} .seat-technologies > li:nth-child(${at + 1})`;
export const tileOf = (seat: Colour, at: number): string => `${card(seat)} .seat-tiles > li:nth-child(${at + 1})`;

export const region = (name: Region): string => `.stage-map .regions > [data-region="${name}"]`;
export const officeAt = (name: Region, at: number): string =>
  `${region(name)} .office-space:nth-child(${at + 1}) .piece`;
export const goodAt = (name: Region, at: number): string => `${region(name)} .buyers > li:nth-child(${at + 1}) .piece`;
/** The pip a seat's progress fills, or for anyone else its mark on the edge of the card. */
export const progressAt = (name: Region, seat: Colour, n: number): string[] => [
  `${region(name)} .region-head .pips.seat-${seat} > i:nth-of-type(${n})`,
  `${region(name)} .progress-row [data-progress="${seat}"]`,
];

export const technology = (name: Technology): string => `[data-technology="${name}"] > .tile`;
export const tile = (id: number): string => `[data-piece="improvement ${id}"]`;
export const tokens = '.market-tokens > .icon';
export const priceStep = (price: number): string => `.price-strip [data-step="${price}"] .price-step`;
export const marker = (seat: Colour): string => `.price-strip [data-marker="${seat}"]`;
