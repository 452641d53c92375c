import type { GameTypes } from '@/play/playable.ts';
import { dice } from '../unit/shared/dice.ts';
import { type Check, checksOf } from './checks.ts';
import type { Failure } from './failure.ts';
import type { FuzzGame } from './game.ts';
import { type HostileFailure, hostile } from './hostile.ts';
import { type Done, playGame } from './play.ts';
import { replayed } from './replay.ts';
import { createSeen, type Seen } from './seen.ts';

// biome-ignore lint/suspicious/noExplicitAny: the run passes a game's own values back to it and looks into none
export type AnyFuzzGame = FuzzGame<any>;

/** One game's part of a run. */
export interface Part {
  game: AnyFuzzGame;
  done: Done;
  seen: Seen;
}

export type Outcome =
  | { ok: true }
  | {
      ok: false;
      game: AnyFuzzGame;
      failure: Failure<GameTypes> /** Whether its log alone shows it again. */;
      repeats: boolean;
    }
  | { ok: false; game: AnyFuzzGame; hostile: HostileFailure };

export interface Asked {
  seed: number;
  /** Enough steps, or enough time. */
  enough(parts: readonly Part[]): boolean;
  /** Called after every game. */
  progress?(parts: readonly Part[]): void;
}

export const stepsOf = (parts: readonly Part[]): number => parts.reduce((sum, { done }) => sum + done.steps, 0);

export const partsFor = (games: readonly AnyFuzzGame[]): Part[] =>
  games.map((game) => ({
    game,
    seen: createSeen(),
    done: { games: 0, steps: 0, refusals: 0, reloads: 0, hostile: 0 },
  }));

/**
 * Plays games until there is enough or something fails. The game with the fewest steps goes next. Everything is drawn
 * from the seed and from what was seen before: the same seed plays the same games, wherever it is stopped.
 */
export async function fuzz(parts: readonly Part[], { seed, enough, progress }: Asked): Promise<Outcome> {
  const checks = new Map<AnyFuzzGame, Check<GameTypes>[]>(parts.map(({ game }) => [game, checksOf(game)]));
  for (let number = 0; !enough(parts); number++) {
    const [{ game, seen, done }] = parts.toSorted((a, b) => a.done.steps - b.done.steps) as [Part];
    const gameSeed = (seed * 1_000_003 + number) % 0xffff_ffff;
    const roll = dice(gameSeed ^ 0x0f02);
    const setup = game.randomSetup(gameSeed);
    const style = roll.chance(45) ? 'greedy' : roll.chance(90) ? 'random' : 'sound';
    const asked = checks.get(game) ?? [];
    const { log, failure } = playGame({ game, checks: asked, roll, seen, done }, setup, style);
    if (failure) {
      const again = replayed(game, asked, setup, failure.log);
      return { ok: false, game, failure, repeats: again !== null };
    }
    for (let texts = roll.pick(4); texts > 0; texts--) {
      done.hostile++;
      const refused = await hostile(game, setup, log.slice(0, roll.pick(60)), roll);
      if (refused) return { ok: false, game, hostile: refused };
    }
    progress?.(parts);
  }
  return { ok: true };
}
