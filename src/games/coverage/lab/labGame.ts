import { compareRuns, settingsOf } from '@machines/coverage/lab/compare.ts';
import { layAsWritten, layPosition, setupOf } from '@machines/coverage/position/build.ts';
import type { Check } from '@machines/coverage/position/schema.ts';
import { momentSpec } from '@machines/coverage/position/write.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import { newGame } from '@machines/coverage/start.ts';
import { coverageGame } from '@/games/coverage/live/coverageGame.ts';
import { coveragePlay } from '@/games/coverage/play/coverage.ts';
import { type CoverageShown, scenarioGame } from '@/games/coverage/scenarios/scenarioGame.ts';
import { sameTable } from '@/lab/asGame.ts';
import type { LabDocument as DocumentOf } from '@/lab/labDocument.ts';
import type { LabGame } from '@/lab/labGame.ts';

/** The lab of Coverage. */
export type LabDocument = DocumentOf<CoverageShown>;

export const coverageLab: LabGame<CoverageShown> = {
  ...scenarioGame,
  live: coverageGame,
  play: coveragePlay,
  // There is one rulebook: what is held against it is its best-known gap, read the other way.
  empty: { position: {}, moves: [], other: { rules: 'book', rulings: { leasePayout: 'split' } } },
  open: layAsWritten,
  moveOf: (_, action) => action,
  settingsOf,
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
    const { laid, findings } = layAsWritten(start);
    const begins = findings.length === 0 && sameTable(laid.state, newGame(setup));
    return begins ? { setup, actions: layPosition(position).actions } : null;
  },
};
