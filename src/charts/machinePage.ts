import type { MachineWords } from '@/i18n/en/machine.ts';
import type { Game } from '@/site.ts';
import type { Nested } from './nested/nested.ts';
import type { ChartPages } from './sheet.ts';

/** What a page with a running machine is given, whichever game it is of. */
export interface MachinePage {
  game: Game;
  words: MachineWords;
  title: string;
  /** The other games' pages, and this one. */
  games: { game: Game; title: string; href: string }[];
  /** The drawing it opens with; all of them, and how states are reached, are fetched. */
  first: { whole: Nested; part: Nested };
  source: string;
  /** Where the drawings of single charts are served. */
  sheet: string;
  pages: ChartPages;
  /** Names of states by their keys. */
  states: Readonly<Record<string, string>>;
  /** What the ways that are taken at once mean, by their ids. */
  ways: Readonly<Record<string, { about: string; rules: readonly string[] }>>;
  /** The parts of it that can be gone to by a press. */
  tabs: { id: string; name: string; short: string }[];
  exports: { form: string; name: string; about: string; href: string }[];
}
