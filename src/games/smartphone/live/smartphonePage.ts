import type { BoardWords } from '@/i18n/en/board.ts';
import type { LivePage } from '@/live/livePage.ts';
import type { Laying } from './plans/laying.ts';

/** What a live board of Smartphone Inc. is given. */
export interface SmartphoneLivePage extends LivePage {
  board: BoardWords;
  /** The plans a question is about; left out: those of the table. */
  plans?: readonly Laying[];
}
