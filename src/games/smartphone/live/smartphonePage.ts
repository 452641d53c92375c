import type { ReactNode } from 'react';
import type { BoardWords } from '@/i18n/en/board.ts';
import type { LivePage } from '@/live/livePage.ts';

/** What a live board of Smartphone Inc. is given. */
export interface SmartphoneLivePage extends LivePage {
  board: BoardWords;
  /** Pictures of plans, where they are a part of the table. */
  plans?: ReactNode;
}
