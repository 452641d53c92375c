import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '@machines/cli/files.ts';
import { CommandError, UsageError } from '@machines/cli/usage.ts';
import { PositionError } from '@machines/core/position/error.ts';
import { type GameId, gameIds, games, isGameId } from '@machines/games.ts';
import { ContentError } from '@/content/read.ts';

/** Files of content as a command is given them: one by one, by the folder, or a scenario by its name. */

const root = path.join(import.meta.dirname, '../..');

const inFolder = (folder: string, kinds: readonly string[]): string[] =>
  kinds
    .flatMap((kind) => globSync(`**/${kind}`, { cwd: folder }))
    .map((file) => path.join(folder, file))
    .sort();

/** The files that an argument names; of a folder those of these kinds. */
export function filesAt(named: string, kinds: readonly string[]): string[] {
  const found = statSync(named, { throwIfNoEntry: false });
  if (found?.isDirectory()) {
    const files = inFolder(named, kinds);
    if (files.length === 0) throw new UsageError(`${named} holds no ${kinds.join(' and no ')}.`);
    return files;
  }
  if (found) return [named];
  const [scenario] = /^[a-z0-9-]+$/.test(named)
    ? globSync(`content/scenarios/*/${named}/scenario.yaml`, { cwd: root })
    : [];
  if (!scenario) throw new UsageError(`There is no file, folder or scenario “${named}”.`);
  return [path.relative('', path.join(root, scenario))];
}

/** The game that a file of content is of: where it lies tells it, or else the first clause it names. */
export function gameOf(file: string, text: string): GameId {
  const [, folder = ''] = /(?:scenarios|lessons)\/([a-z]+)\//.exec(file.replaceAll(path.sep, '/')) ?? [];
  if (isGameId(folder)) return folder;
  const [, clause = ''] = /^(?:clauses|teaches): *\[? *-? *([A-Z][\w.]*)/m.exec(text) ?? [];
  return gameIds.find((id) => games[id].clauses.isClauseId(clause)) ?? 'smartphone';
}

/** What is wrong with a file, a line each; empty if that is not why. */
function linesOf(error: unknown, file: string, text: string): string[] {
  if (error instanceof PositionError)
    return [new ContentError(file, [{ path: `position.${error.place}`, message: error.message }], text).message];
  return error instanceof ContentError ? error.message.split('\n') : [];
}

/** What each file comes to, by its name. One that cannot be read ends the command, with the others told. */
export function eachFile<T>(files: readonly string[], look: (file: string, text: string) => T): Record<string, T> {
  const told: Record<string, T> = {};
  const broken: string[] = [];
  for (const file of files) {
    const text = readFile(file);
    try {
      told[file] = look(file, text);
    } catch (error) {
      const [line] = linesOf(error, file, text);
      if (line === undefined) throw error;
      broken.push(line);
    }
  }
  const [first, ...others] = broken;
  if (first) throw new CommandError(others.length > 0 ? `${first} (${others.length} more)` : first, told);
  return told;
}
