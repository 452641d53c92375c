import type { Mean } from '@machines/simulate/sums.ts';

const sign = (value: number): string => (value > 0 ? '+' : value < 0 ? '−' : '');
const signedNumber = (value: number): string => `${sign(value)}${Math.abs(value).toFixed(1)}`;

/** A difference and half its interval. */
export const signedMean = ({ mean, within }: Mean): string => `${signedNumber(mean)} ± ${within.toFixed(1)}`;
