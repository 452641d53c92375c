import type { ActionType } from '@machines/coverage/actions.ts';
import { listedTypes, verdicts } from '@machines/coverage/lab/candidates.ts';
import { defaultSettings, partings } from '@machines/coverage/lab/compare.ts';
import { nearestLegal } from '@machines/coverage/lab/nearest.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import { changeWords } from '@machines/coverage/words/change.ts';
import { findingWords } from '@machines/coverage/words/finding.ts';
import { actionWords } from '@machines/coverage/words/line.ts';
import { foretell, hexName } from '@/games/coverage/play/pointing.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { CoverageLabWords } from '@/i18n/en/coverageLab.ts';
import { count, fill } from '@/i18n/format.ts';
import type { LabKit } from '@/lab/ui/labKit.ts';
import { Build } from './Build.tsx';
import { LabMap } from './LabMap.tsx';
import { coverageLab } from './labGame.ts';
import type { Hand } from './useCoverageLab.ts';

/** The lab of Coverage. */
export const coverageLabKit: LabKit<CoverageShown, CoverageLabWords, Hand> = {
  game: coverageLab,
  hand: { company: 'green', chips: 1 },
  kinds: ({ try: text }) => listedTypes.map((type) => [type, text.kinds[type]] as const),
  first: () => null,
  verdicts: (state, kind, seat) => verdicts(state, kind as ActionType, seat),
  nearest: nearestLegal,
  now: (state, words) => {
    const seat = actingSeat(state);
    const phase = words.table.phases[state.phase] ?? state.phase;
    return seat ? fill(words.try.now, { seat: words.seats[seat], phase }) : words.try.over;
  },
  wentBy: () => null,
  tryWords: (action, { setup }) => actionWords(action, setup),
  foretell: (action, state, { table }) => {
    const said = actionWords(action, state.setup);
    const company = state.turn.acting?.company;
    if (action.type !== 'expand' || !company) return said;
    return `${said}: ${foretell(state, company, action, { words: table })}`;
  },
  findingWords: (finding, { setup }) => findingWords(finding, setup),
  changeWords: (change, { setup }) => changeWords(change, setup),
  readingName: (settings, { compare }) => {
    // What is ruled as usual is no house rule.
    const n = partings(defaultSettings(), settings).length;
    return n === 0 ? compare.book : count(compare.ruled, n);
  },
  discordWords: ({ what, seat, company, hex }, state, { seats, table, compare }) => {
    const whose = seat ? seats[seat] : company ? table.companies[company] : null;
    const named = fill(compare.what[what], {
      company: company ? table.companies[company] : '',
      hex: hex ? hexName(state, hex) : '',
    });
    return [whose, named].filter(Boolean).join(', ');
  },
  names: ({ table, seats }) => ({ ...table.phases, ...seats }),
  Build,
  Table: LabMap,
  laidOut: {},
};
