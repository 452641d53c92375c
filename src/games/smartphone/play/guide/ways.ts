import { sameAction } from '@machines/core/sameAction.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import type { RoundBrought } from '@machines/smartphone/bots/brought.ts';
import type { Region, Technology } from '@machines/smartphone/names.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { actionWords } from '@machines/smartphone/words/index.ts';
import { regionName, technologyName } from '@machines/smartphone/words/namer.ts';
import type { GuideWords } from '@/i18n/en/guide.ts';
import { fill } from '@/i18n/format.ts';
import type { TwoLines } from '@/play/thinking/protocol.ts';
import type { Ways } from '@/play/ui/guide/GuideBox.tsx';

/** The player's way and the guide's, in buyers, offices and VP: what the engine counted when both were played on. */
type Words = GuideWords['ways'];

/** Each once, with how often. */
const counted = (items: readonly string[]): string[] =>
  [...new Set(items)].map((item) => {
    const times = items.filter((each) => each === item).length;
    return times > 1 ? `${item} ×${times}` : item;
  });

const listed = (items: readonly string[], none: string): string => counted(items).join(', ') || none;

const columns: { key: keyof RoundBrought & keyof Words; cell: (line: RoundBrought, words: Words) => string }[] = [
  { key: 'buyers', cell: ({ buyers }) => `${buyers}` },
  { key: 'lost', cell: ({ lost }) => `${lost}` },
  {
    key: 'offices',
    cell: ({ offices }, { none }) =>
      listed(
        offices.map((each) => regionName(each as Region)),
        none,
      ),
  },
  {
    key: 'technologies',
    cell: ({ technologies }, { none }) =>
      listed(
        technologies.map((each) => technologyName(each as Technology)),
        none,
      ),
  },
  { key: 'vp', cell: ({ vp }) => `${vp}` },
  { key: 'atEnd', cell: ({ atEnd }) => (atEnd > 0 ? `+${atEnd}` : `${atEnd}`) },
];

/** What is the same in both ways says nothing, but for buyers and VP, which are what it is about. */
const always = new Set<string>(['buyers', 'offices', 'vp']);

/** Null where both come to the same. */
export function waysOf(lines: TwoLines<Action>, whole: boolean, words: Words): Ways | null {
  if (sameAction(lines.own, lines.other)) return null;
  const [own, other] = [lines.own as RoundBrought, lines.other as RoundBrought];
  const shown = columns.filter(({ key, cell }) => always.has(key) || cell(own, words) !== cell(other, words));
  const row = (label: string, line: RoundBrought) => ({ label, cells: shown.map(({ cell }) => cell(line, words)) });
  return {
    columns: shown.map(({ key }) => words[key]),
    rows: [row(words.you, own), row(words.guide, other)],
    about: whole ? words.round : words.rest,
  };
}

/** A plan is the same when it comes to the same; a turn, when the same things were done in it. */
export function isSame(lines: TwoLines<Action>, own: readonly Action[]): boolean {
  const deeds = (actions: readonly Action[]): string[] =>
    actions
      .filter(({ type }) => type !== 'endTurn')
      .map((action) => JSON.stringify(action))
      .sort();
  const advised = lines.advised.map(({ action }) => action);
  if (!sameAction(lines.own, lines.other)) return false;
  return advised[0]?.type === 'plan' || deeds(advised).join() === deeds(own).join();
}

/** What the guide would have done, each thing once, with how often. */
export function mineWords(state: GameState, lines: TwoLines<Action>, whole: boolean, words: Words): string[] {
  const { advised, own, other } = lines;
  const [mine, yours] = [other as RoundBrought, own as RoundBrought];
  const plan = advised.some(({ action }) => action.type === 'plan');
  const said = advised
    .filter(({ action }) => action.type !== 'endTurn' && action.type !== 'plan')
    .map(({ action }) => actionWords(action, componentsOf(state)));
  const moves = counted(said);
  return [
    ...(plan ? [fill(words.minePlan, { price: mine.price })] : []),
    ...(moves.length > 0 ? [fill(words.mine, { moves: moves.join(', ') })] : []),
    sameAction(lines.own, lines.other) ? words.noDifference : whole ? words.round : words.rest,
    ...(yours.vp + yours.atEnd > mine.vp + mine.atEnd ? [words.later] : []),
  ];
}
