import '@machines/words/english.ts';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from '@machines/core/parse.ts';
import { parse } from '@machines/core/parse.ts';
import { PositionError } from '@machines/core/position/error.ts';
import { parse as parseYaml } from 'yaml';
import { coverageParts } from '@/charts/nodes.ts';
import { type Game, games } from '@/site.ts';
import { readFence } from './fence.ts';
import { type Place, WidgetError } from './problem.ts';
import { proveCompare } from './proveCompare.ts';
import { provePosition } from './provePosition.ts';
import { schemas, type WidgetName, type WidgetTag } from './schemas.ts';
import { proveDesk } from './widgetGames.ts';

/** A widget as its component is given it, and the clauses it speaks of. */
export interface Proved {
  /** The game whose component shows it; left out: it is the same for all. */
  game?: Game;
  widget: object;
  clauses: readonly string[];
}

/** What proofs ask: what is written in a fence, and how to say that something in it is wrong. */
export interface Asking {
  /** File, line and column. */
  at: string;
  body: unknown;
  read<T>(schema: Schema<T>, value: unknown, under?: string): T;
  /** The data of another file of content. */
  yaml(text: string): unknown;
  /** A part of the body as the engine knows it; what it says against it has its place. */
  wrong(path: string, message: string): never;
}

/** The scenario of that name: which game it is of, and what its file says. */
export function scenarioFile(id: string): { game: Game; file: string; text: string } | null {
  const found = games
    .map((game) => ({ game, file: path.join('content/scenarios', game, id, 'scenario.yaml') }))
    .find(({ file }) => existsSync(file));
  return found ? { ...found, text: readFileSync(found.file, 'utf8') } : null;
}

/** What is missing, of another kind or none of a list, as one would say it. */
const plainly = (message: string): string =>
  message
    .replace(/^Invalid input: expected .*, received undefined$/, 'It is missing.')
    .replace(/^Invalid input: expected (\w+), received (\w+)$/, 'A $1 belongs here, not a $2.')
    .replace(
      /^Invalid option: expected one of (.*)$/,
      (_, all: string) => `Write one of ${all.replaceAll('|', ', ')}.`,
    );

function asking(name: WidgetName, body: string | null, place: Place): Asking {
  const fenced = body === null ? null : readFence(name, body, place);
  const wrong = (at: string, message: string): never => {
    throw new WidgetError(fenced?.placeOf(at) ?? place, `<${name}> ${at ? `${at}: ` : ''}${message}`);
  };
  return {
    at: `${place.file}:${place.line}:${place.column}`,
    body: fenced?.value ?? null,
    wrong,
    yaml: (text) => parseYaml(text),
    read(schema, value, under = '') {
      const read = parse(schema, value);
      if (read.ok) return read.value;
      const [issue] = read.issues;
      return wrong([under, issue?.path].filter(Boolean).join('.'), plainly(issue?.message ?? ''));
    },
  };
}

const chartOf = (phase = ''): string => (coverageParts.some((part) => part === phase) ? `coverage-${phase}` : phase);

const proofs: { [N in WidgetName]: (tag: WidgetTag<N>, ask: Asking) => Proved } = {
  Chart: ({ phase, of, ...more }) => ({
    widget: { ...more, of: of ?? chartOf(phase) },
    clauses: [],
  }),
  Desk: proveDesk,
  Scenario: (tag, ask) => {
    const found = scenarioFile(tag.id) ?? ask.wrong('id', `There is no scenario ${tag.id}.`);
    return { game: found.game, widget: { ...tag, game: found.game }, clauses: [] };
  },
  Position: provePosition,
  Compare: proveCompare,
};

/** Checks what is written and proves what it claims; throws a WidgetError that says where it is wrong. */
export function prove<N extends WidgetName>(
  name: N,
  written: Record<string, unknown>,
  body: string | null,
  place: Place,
): Proved {
  const ask = asking(name, body, place);
  const tag = ask.read(schemas[name] as unknown as Schema<WidgetTag<N>>, written);
  try {
    return proofs[name](tag, ask);
  } catch (error) {
    if (error instanceof PositionError) return ask.wrong(error.place, error.message);
    throw error;
  }
}
