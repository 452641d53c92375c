/**
 * The JSON Schemas of the YAML files of content, for editors: `npm run schemas` writes them to `.vscode/schemas/`, where
 * `.vscode/settings.json` names them. A test says when they are out of date.
 */
import '@machines/words/english.ts';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Schema } from '@machines/core/parse.ts';
import { kindsOfCheck } from '@machines/core/position/schema.ts';
import { toJSONSchema } from 'zod/mini';
import { coverageLesson } from '@/games/coverage/learn/lessonGame.ts';
import { smartphoneLesson } from '@/games/smartphone/learn/lessonGame.ts';
import { courseSchema } from '@/learn/lessonSchema.ts';
import { scenarioGames } from '@/scenarios/scenarioGames.ts';
import { games } from '@/site.ts';

export const folder = path.join(import.meta.dirname, '../../.vscode/schemas');

/** Each schema by the name of its file, with the content it describes. */
export const described: Record<string, { files: string; schema: Schema }> = {
  course: { files: 'content/lessons/*/course.yaml', schema: courseSchema },
  ...Object.fromEntries(
    games.map((game) => [
      `scenario-${game}`,
      { files: `content/scenarios/${game}/*/scenario.yaml`, schema: scenarioGames[game].schema },
    ]),
  ),
  'lesson-smartphone': { files: 'content/lessons/smartphone/*/lesson.yaml', schema: smartphoneLesson },
  'lesson-coverage': { files: 'content/lessons/coverage/*/lesson.yaml', schema: coverageLesson },
};

/** A schema as the text of its file: what may be written, before anything is made of it. */
export function schemaText(schema: Schema): string {
  const json = toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'ref',
    override: ({ zodSchema, jsonSchema }) => {
      const kinds = kindsOfCheck.get(zodSchema as Schema);
      if (kinds)
        jsonSchema.anyOf = kinds.map((kind) => {
          const { $schema: _, ...one } = toJSONSchema(kind, { io: 'input', unrepresentable: 'any' });
          return one as typeof jsonSchema;
        });
    },
  });
  return `${JSON.stringify(json, null, 1)}\n`;
}

if (process.argv[1] === import.meta.filename) {
  mkdirSync(folder, { recursive: true });
  for (const [name, { schema }] of Object.entries(described))
    writeFileSync(path.join(folder, `${name}.json`), schemaText(schema));
}
