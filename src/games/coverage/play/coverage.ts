import { rulesOf } from '@machines/coverage/choices.ts';
import { coverageChart } from '@machines/coverage/machine.ts';
import { coverage } from '@machines/coverage/module.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import type { GameState } from '@machines/coverage/state.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { line } from '@machines/coverage/words/index.ts';
import { companyPlace, hexPlace } from '@/games/coverage/map/mapPlaces.ts';
import { logWriter } from '@/play/log/lines.ts';
import type { Playable } from '@/play/playable.ts';
import type { EntriesIn, MomentOf, SessionOf } from '@/play/session.ts';

/** Coverage on the play page. */

export type Session = SessionOf<Coverage>;
export type Moment = MomentOf<Coverage>;
export type Entries = EntriesIn<Coverage>;

/** Computer players by the name a set-up gives them, weakest first. How they think is not loaded with the page. */
export const computerNames = ['random', 'valuer'] as const;

/** C2.6: with hidden cash whoever acts has to be alone with the screen. */
const cashIsHidden = (state: GameState): boolean => rulesOf(state).openMoney === 'hidden' && state.phase !== 'over';

export const coveragePlay: Playable<Coverage> = {
  chart: coverageChart,
  rules: coverage,
  fromPositions: async () => (await import('./fromPosition.ts')).fromPositions,
  advisor: 'valuer',
  thinking: {
    openWorker: () => new Worker(new URL('./coverage.worker.ts', import.meta.url), { type: 'module' }),
    loadMind: async () => (await import('./mind.ts')).coverageMind,
  },
  hidesHands: cashIsHidden,
  captions: (news) => [...news],
  // Nothing is ever drawn or revealed, so nothing that was seen stands against going back.
  undoLimit: () => 0,
  forced: (state) => {
    const [only, ...others] = legalActions(state);
    return only && others.length === 0 ? only : null;
  },
  resultOf: ({ standings }) => standings?.map(({ colour, place, total }) => ({ colour, place, total })) ?? null,
  roundOf: ({ turn }) => turn.number,
};

/** The log in words, turn by turn. */
export const logEntries = logWriter<Coverage>({
  roundOf: coveragePlay.roundOf,
  heading: (phase) => (phase === 'over' ? 'over' : 'turn'),
  line: (news, { setup }, called) => line(news, setup, called),
  at: ({ params: { hex, company } }) =>
    hex !== undefined ? hexPlace(String(hex)) : company !== undefined ? companyPlace(String(company)) : null,
});
