import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { described, folder, schemaText } from '../../../src/tools/contentSchemas.ts';

const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
  'yaml.schemas': Record<string, string>;
};

for (const [name, { files, schema }] of Object.entries(described))
  test(`editors know ${files} by today’s schema`, () => {
    const file = path.join(folder, `${name}.json`);
    expect(existsSync(file) && readFileSync(file, 'utf8') === schemaText(schema), 'run “npm run schemas”').toBe(true);
    expect(settings['yaml.schemas'][`.vscode/schemas/${name}.json`]).toBe(files);
    expect(globSync(files).length).toBeGreaterThan(0);
  });

test('every YAML file of content is described', () => {
  const known = Object.values(described).flatMap(({ files }) => globSync(files));
  expect(globSync('content/**/*.{yaml,yml}').filter((file) => !known.includes(file))).toEqual([]);
});

test('a schema names what a check may look at', () => {
  const text = schemaText(described['scenario-coverage']?.schema ?? expect.fail('no such schema'));
  for (const key of ['told', 'refused', 'stopped', 'company', 'winners']) expect(text).toContain(`"${key}"`);
});
