import type { Expansion } from '@machines/coverage/actions.ts';
import type { Colour, Company, Hex } from '@machines/coverage/names.ts';
import { boardOf } from '@machines/coverage/rules/board.ts';
import { legalExpansions } from '@machines/coverage/rules/expansion.ts';
import { companyOf } from '@machines/coverage/rules/lookup.ts';
import { preview } from '@machines/coverage/rules/preview.ts';
import { shareValue } from '@machines/coverage/rules/shares.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/index.ts';
import type { CoverageWords } from '@/i18n/en/coverage.ts';
import { count, fill } from '@/i18n/format.ts';

/** What pointing at the map of Coverage means, and what it would cost and pay. The rules answer; this only asks. */

export const hexName = (state: GameState, hex: Hex): string => boardOf(state).names.get(hex) ?? hex;

export const routeName = (state: GameState, route: readonly Hex[]): string =>
  route.map((hex) => hexName(state, hex)).join(', ');

/** The legal ways to take a hex with so many chips; several only where routes are equally short (C5.5). */
export const waysTo = (state: GameState, company: Company, hex: Hex, value: number): Expansion[] =>
  legalExpansions(state, company).filter((each) => each.hex === hex && each.value === value);

/** The most chips that can go on any hex now. */
export const mostChips = (state: GameState, company: Company): number =>
  Math.max(0, ...legalExpansions(state, company).map(({ value }) => value));

/** Cost and payouts of an expansion in words, before anything is paid. */
export function foretell(
  state: GameState,
  company: Company,
  expansion: Expansion,
  { words }: { words: Pick<CoverageWords, 'preview' | 'seats'> },
): string {
  const text = words.preview;
  const { build, lease, treasury, payouts, shareValue: after } = preview(state, company, expansion);
  const due = new Map<Colour, number>();
  for (const { seat, amount } of payouts) due.set(seat, (due.get(seat) ?? 0) + amount);
  const who = [...due].map(([seat, amount]) => fill(text.paid, { seat: words.seats[seat], amount: dollars(amount) }));
  const parts = [
    count(text.chips, expansion.value, { build: dollars(build) }),
    ...(lease > 0 ? [fill(text.lease, { lease: dollars(lease), route: routeName(state, expansion.route) })] : []),
    ...(who.length > 0 ? [fill(text.pays, { who: who.join(', ') })] : []),
    fill(text.treasury, { before: dollars(companyOf(state, company).treasury), after: dollars(treasury) }),
    fill(text.value, { before: dollars(shareValue(state, company)), after: dollars(after) }),
  ];
  return parts.join('; ');
}
