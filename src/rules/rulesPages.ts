import type { Game } from '@/site.ts';
import { type Part, type RulesGame, rulesGames } from './rulesGames.ts';

/** One page about rules: a game's clauses, or a table beside them. */
export interface RulesPage {
  game: Game;
  part: Part | null;
}

export const rulesPages: readonly RulesPage[] = Object.values(rulesGames).flatMap((game: RulesGame) =>
  [null, ...game.parts].map((part) => ({ game: game.id, part })),
);
