import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import { useMemo } from 'react';
import { type Advice, useAdvice } from '@/play/ui/hint/useAdvice.ts';
import { useSteady } from '@/ui/useSteady.ts';
import type { Game } from './useSmartphone.ts';

export interface Hint {
  advice: Advice<Action> | null;
  /** What the advisor is called. */
  player: string;
  toggle: () => void;
  drop: () => void;
}

/** What the game's advisor would do, asked for by whoever has to decide, and gone with the moment it was about. */
export function useHints(game: Game, players: Record<string, string>) {
  const seat: Colour | null = game.looking === null && (game.seat || game.at === 'planning') ? game.next : null;
  const { advice, ...asking } = useAdvice<Action>(game, seat);
  const toggle = useSteady(advice ? asking.drop : asking.ask);
  const drop = useSteady(asking.drop);
  const player = players[game.advisor] ?? '';
  const hint = useMemo((): Hint => ({ advice, player, toggle, drop }), [advice, player, toggle, drop]);
  /** Whether there is anything to ask about. */
  return { hint, askable: seat !== null };
}
