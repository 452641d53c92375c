import type { BoardWords } from '@/i18n/en/board.ts';
import type { DeskWords } from '@/i18n/en/desk.ts';
import type { LearnWords } from '@/i18n/en/learn.ts';
import type { RichWords } from '@/ui/Rich.tsx';
import type { LessonEditions } from './inEditions.ts';

/** What every lesson page gets: words, language, and where clauses and the glossary stand. */
export interface LessonPage {
  words: LearnWords;
  rich: RichWords;
  /** Which game it is of: what a choice brings is told in its own measure. */
  measure: 'smartphone' | 'coverage';
}

export interface LessonSettings extends LessonPage {
  /** `smartphone/pads`: its steps are kept as `smartphone/pads/slide`. */
  id: string;
  summary: string[];
  /** The clauses it teaches. */
  clauses: { id: string; title: string }[];
  next: { href: string; title: string } | null;
  course: string;
  /** For the bar: its own name and number, its game's name, and the way home. */
  title: string;
  number: number;
  game: string;
  home: string;
  /** “After it you can …”. */
  can: string;
  /** Positions that ask about what it teaches. */
  scenarios: { id: string; href: string; title: string }[];
  /** The first of them in the lab, where anything can be tried on it. */
  lab: string;
  /** Where its game is played, and the page to teach others with. */
  play: string;
  card: string;
  /** The edition it is by, and what goes otherwise in others; null where a game has one rulebook. */
  editions: LessonEditions | null;
}

export interface BoardLessonSettings extends LessonSettings {
  board: BoardWords;
}

export interface DeskLessonSettings extends LessonSettings {
  desk: DeskWords;
  /** For pictures of plans. */
  board: BoardWords;
}
