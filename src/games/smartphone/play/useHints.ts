import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { type Advice, useAdvice } from '@/play/ui/hint/useAdvice.ts';
import type { Game } from './useSmartphone.ts';

export interface Hint {
  advice: Advice<Action> | null;
  /** Whether there is anything to ask about. */
  askable: boolean;
  /** What the advisor is called. */
  player: string;
  toggle: () => void;
  drop: () => void;
}

/** What the game's advisor would do, asked for by whoever has to decide, and gone with the moment it was about. */
export function useHints(game: Game, players: Record<string, string>): Hint {
  const seat: Colour | null = game.looking === null && (game.seat || game.at === 'planning') ? game.next : null;
  const { advice, ask, drop } = useAdvice<Action>(game, seat);
  return {
    advice,
    askable: seat !== null,
    player: players[game.advisor] ?? '',
    toggle: advice ? drop : ask,
    drop,
  };
}
