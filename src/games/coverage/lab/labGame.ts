import { compareRuns } from '@machines/coverage/lab/compare.ts';
import { readingOf } from '@machines/coverage/lab/reading.ts';
import { layPosition, openAsWritten, setupOf } from '@machines/coverage/position/build.ts';
import type { Check } from '@machines/coverage/position/spec.ts';
import { momentSpec } from '@machines/coverage/position/write.ts';
import { actingSeat } from '@machines/coverage/rules/table.ts';
import { newGame } from '@machines/coverage/start.ts';
import { coveragePlay } from '@/games/coverage/play/coverage.ts';
import { type CoverageShown, scenarioGame } from '@/games/coverage/scenarios/scenarioGame.ts';
import { sameTable } from '@/lab/asGame.ts';
import type { LabDocument as DocumentOf } from '@/lab/labDocument.ts';
import type { LabGame } from '@/lab/labGame.ts';

/** The lab of Coverage. */
export type LabDocument = DocumentOf<CoverageShown>;

export const coverageLab: LabGame<CoverageShown> = {
  ...scenarioGame,
  play: coveragePlay,
  // There is one rulebook: what is held against it is its best-known gap, read the other way.
  empty: { position: {}, moves: [], other: { rules: 'book', rulings: { leasePayout: 'split' } } },
  open: openAsWritten,
  moveOf: (_, action) => action,
  readingOf,
  compare: compareRuns,
  checksOf: ({ state, refused }) => [
    { stopped: refused?.refusal.rule ?? null },
    ...state.seats.map(({ colour, cash, shares }): Check => ({ seat: colour, cash, shares: { ...shares } })),
    ...state.companies.map(
      ({ colour, treasury, unissued, pool }): Check => ({ company: colour, treasury, unissued, pool }),
    ),
    { turn: actingSeat(state), number: state.turn.number },
  ],
  anyClause: 'C6.1',
  moment: momentSpec,
  begun: (position) => {
    const { moves: _, ...start } = position;
    const setup = setupOf(position);
    const { table, findings } = openAsWritten(start);
    const begins = findings.length === 0 && sameTable(table, newGame(setup));
    return begins ? { setup, actions: layPosition(position).actions } : null;
  },
};
