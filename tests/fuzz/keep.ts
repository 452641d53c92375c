import { mkdirSync, writeFileSync } from 'node:fs';
import { makeSave } from '@machines/core/save.ts';
import { checksOf } from './checks.ts';
import { answered } from './hostile.ts';
import type { Outcome } from './run.ts';
import { mostTries, shrink, withoutParts } from './shrink.ts';

/** Writes a file and tells its path. */
function write(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${name}`;
  writeFileSync(file, text);
  return file;
}

/** Shrinks what failed and leaves it in a folder, to be played again; the lines to print. */
export async function keepFailure(
  outcome: Exclude<Outcome, { ok: true }>,
  seed: number,
  folder = 'test-results/fuzz',
): Promise<string[]> {
  const { game } = outcome;
  const name = `${game.module.id}-${seed}`;
  if ('hostile' in outcome) {
    const { kind, inlet, text } = outcome.hostile;
    let tries = 0;
    const letters = await withoutParts([...text], async (fewer) => {
      if (tries++ >= mostTries) return null;
      return (await answered(game, inlet, fewer.join('')))?.kind === kind ? fewer : null;
    });
    const file = write(folder, `${name}.txt`, letters.join(''));
    return [`${kind}: ${outcome.hostile.what}`, `npm run fuzz -- --game ${game.module.id} --replay ${file}`];
  }
  const { failure, repeats } = outcome;
  const { kind, what, setup, log } = repeats ? await shrink(game, checksOf(game), failure) : failure;
  const file = write(folder, `${name}.json`, `${JSON.stringify(makeSave(game.module, setup, log))}\n`);
  return [
    `${kind}: ${what}`,
    repeats
      ? `shrunk from ${failure.log.length} moves to ${log.length}`
      : 'its log alone does not show it again: it depends on what was played before',
    `npm run fuzz -- --replay ${file}`,
  ];
}
