import type { ActingPage } from '@/games/coverage/play/coveragePlayPage.ts';
import type { LivePage } from '@/live/livePage.ts';

/** What a live board of Coverage is given. */
export interface CoverageLivePage extends LivePage {
  table: ActingPage['words'];
  /** What ends a turn, and acting for a company. */
  pass: string;
  finish: string;
}
