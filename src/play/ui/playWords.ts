import type { BestSaleWords } from '@/i18n/en/bestSale.ts';
import type { BoardWords } from '@/i18n/en/board.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import type { EndingWords } from '@/i18n/en/ending.ts';
import type { GuideWords } from '@/i18n/en/guide.ts';
import type { KeepWords } from '@/i18n/en/keep.ts';
import type { LogWords } from '@/i18n/en/log.ts';
import type { PlayWords } from '@/i18n/en/play.ts';
import type { ReachWords } from '@/i18n/en/reach.ts';
import type { SetupWords } from '@/i18n/en/setup.ts';
import type { TableWords } from '@/i18n/en/table.ts';

/** What the parts that all games share need to say. */
export interface SharedPage {
  words: { play: TableWords; keep: KeepWords; seats: BoardWords['seats'] };
}

/** All the words of the play page in the language of the page. */
export interface GameWords {
  play: PlayWords;
  board: BoardWords;
  desk: DeskWords;
  ending: EndingWords;
  guide: GuideWords;
  keep: KeepWords;
  log: LogWords;
  reach: ReachWords;
  bestSale: BestSaleWords;
  setup: SetupWords;
  /** Names of seats, for sentences that begin with one. */
  seats: BoardWords['seats'];
}

/** What every part of the page gets. */
export interface Page {
  words: GameWords;
  /** The course that a guided game belongs to. */
  courseHref: string;
}
