import { sameAction } from '@machines/core/sameAction.ts';
import type { Action } from '@machines/coverage/actions.ts';
import type { GameBrought } from '@machines/coverage/bots/brought.ts';
import type { Setup } from '@machines/coverage/state.ts';
import { actionWords } from '@machines/coverage/words/index.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import type { CoverageGuideWords } from '@/i18n/en/coverageGuide.ts';
import { fill } from '@/i18n/format.ts';
import type { TwoLines } from '@/play/thinking/protocol.ts';
import type { Ways } from '@/play/ui/guide/GuideBox.tsx';

/** The player's way and the guide's, in dollars: what the engine counted when both were played on. */
type Words = CoverageGuideWords['ways'];

const gain = (amount: number): string => (amount < 0 ? `−${dollars(-amount)}` : `+${dollars(amount)}`);

/** Null where both come to the same. */
export function waysOf(lines: TwoLines<Action>, words: Words): Ways | null {
  if (sameAction(lines.own, lines.other)) return null;
  const row = (label: string, { own, rival }: GameBrought) => ({
    label,
    cells: [dollars(own), dollars(rival), gain(own - rival)],
  });
  return {
    columns: [words.own, words.rival, words.ahead],
    rows: [row(words.you, lines.own as GameBrought), row(words.guide, lines.other as GameBrought)],
    about: words.about,
  };
}

/** What the guide would have done, or that it would have done the same. */
export function mineWords(lines: TwoLines<Action>, own: readonly Action[], setup: Setup, words: Words): string {
  const said = (actions: readonly Action[]): string[] => [
    ...new Set(actions.map((action) => actionWords(action, setup))),
  ];
  const mine = said(lines.advised.map(({ action }) => action));
  if (mine.join() === said(own).join()) return words.same;
  const [yours, guides] = [lines.own, lines.other].map(
    (line) => (line as GameBrought).own - (line as GameBrought).rival,
  );
  return [
    fill(words.mine, { moves: mine.join(', ') }),
    sameAction(lines.own, lines.other) ? words.noDifference : words.about,
    ...((yours ?? 0) > (guides ?? 0) ? [words.better] : []),
  ].join(' ');
}
