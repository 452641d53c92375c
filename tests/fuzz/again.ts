import { readFile } from '@machines/cli/files.ts';
import type { GameTypes } from '@/play/playable.ts';
import { checksOf } from './checks.ts';
import { answered, inlets } from './hostile.ts';
import { replayed } from './replay.ts';
import type { AnyFuzzGame } from './run.ts';

/** A save as far as it can be told from its text. */
function asSave(text: string): { game: string; setup: object; seed: number; log: GameTypes['action'][] } | null {
  try {
    const { game, setup, seed, log } = JSON.parse(text);
    return typeof game === 'string' && typeof setup === 'object' && Array.isArray(log)
      ? { game, setup, seed, log }
      : null;
  } catch {
    return null;
  }
}

/** Plays a file again that a run has left, a save (.json) or a hostile text; what fails, in lines. */
export async function again(file: string, games: readonly AnyFuzzGame[]): Promise<string[]> {
  const text = readFile(file);
  const save = file.endsWith('.json') ? asSave(text) : null;
  const game = games.find(({ module }) => module.id === save?.game);
  const setup = game?.module.parseSetup({ ...save?.setup, seed: save?.seed });
  if (save && game && setup?.ok) {
    const failure = replayed(game, checksOf(game), setup.value, save.log);
    return failure ? [`move ${failure.log.length}: ${failure.kind}: ${failure.what}`] : [];
  }
  const failures = await Promise.all(games.flatMap((each) => inlets.map((inlet) => answered(each, inlet, text))));
  return failures.flatMap((failure) => (failure ? [`${failure.kind}: ${failure.what}`] : []));
}
