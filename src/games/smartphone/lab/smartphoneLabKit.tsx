import { type ListedType, listedTypes, verdicts } from '@machines/smartphone/lab/candidates.ts';
import { nearestLegal } from '@machines/smartphone/lab/nearest.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { toAct } from '@machines/smartphone/rules/turns.ts';
import { changeWords } from '@machines/smartphone/words/change.ts';
import { findingWords } from '@machines/smartphone/words/finding.ts';
import { actionWords } from '@machines/smartphone/words/line.ts';
import { foretell } from '@/games/smartphone/play/pointing.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { SmartphoneLabWords } from '@/i18n/en/lab.ts';
import { fill } from '@/i18n/format.ts';
import type { LabKit } from '@/lab/ui/labKit.ts';
import { Build } from './build/Build.tsx';
import { LabTable } from './LabTable.tsx';
import { smartphoneLab } from './labGame.ts';
import { PlanTry } from './PlanTry.tsx';
import type { Hand } from './useSmartphoneLab.ts';

/** The lab of Smartphone Inc. */
export const smartphoneLabKit: LabKit<SmartphoneShown, SmartphoneLabWords, Hand> = {
  game: smartphoneLab,
  hand: { region: 'Europe', seat: 'green' },
  kinds: ({ try: text }) => [['plan', text.plan], ...listedTypes.map((type) => [type, text.kinds[type]] as const)],
  first: ({ phase }) => (phase === 'planning' ? 'plan' : null),
  verdicts: (state, kind, seat) => verdicts(state, kind as ListedType, seat),
  nearest: nearestLegal,
  now: (state, words) => {
    const [due] = toAct(state);
    return state.phase === 'planning' || state.phase === 'over' || !due
      ? words.try.planning
      : fill(words.try.turn, { seat: words.seats[due], phase: words.phases[state.phase] });
  },
  wentBy: ({ phase, round }, state, { try: text, phases }) => {
    const reason = text.wentByReasons[phase as keyof typeof text.wentByReasons];
    const over = state.phase !== phase || state.round !== (round ?? state.round);
    return reason && over ? fill(text.wentBy, { phase: phases[phase], reason }) : null;
  },
  tryWords: (action, state, { try: text }) => {
    const name = actionWords(action, componentsOf(state));
    return action.type === 'sell' ? fill(text.toBuyer, { action: name, n: action.buyer + 1 }) : name;
  },
  foretell: (action, state, words) => (action.type === 'endTurn' ? words.try.endTurn : foretell(state, action)),
  findingWords: (finding, table) => findingWords(finding, componentsOf(table)),
  changeWords: (change, state, { ruleSets }) => changeWords(change, ruleSets, componentsOf(state)),
  readingName: ({ rules }, { ruleSets }) => ruleSets[rules] ?? rules,
  discordWords: ({ seat, region, what }, _, { seats, board, compare }) =>
    [seat ? seats[seat] : region ? board.regions[region] : null, compare.what[what]].filter(Boolean).join(', '),
  names: ({ phases, seats }) => ({ ...phases, ...seats }),
  Build,
  Table: LabTable,
  laidOut: { plan: PlanTry },
};
