import { expect, test } from 'vitest';
import { z } from 'zod';
import { attempt, sound } from '@/content/attempt.ts';
import { ContentError, readData } from '@/content/read.ts';
import { smartphoneScenarios } from '@/scenarios/scenarioShelf.ts';

const schema = z.strictObject({ title: z.string(), parts: z.array(z.number()) });

test('a file that is wrong is told by line and column, and leaves the others alone', () => {
  const reads = ['title: One\nparts: [1]', 'title: Two\nparts: [1, x]'].map((text, n) =>
    attempt(() => readData(`${n}.yaml`, schema, text)),
  );
  expect(sound(reads)).toEqual([{ title: 'One', parts: [1] }]);
  expect(reads[1]).toMatchObject({ ok: false, error: { file: '1.yaml' } });
  expect(reads[1]?.ok === false && reads[1].error.message).toMatch(/^1\.yaml:2:12: parts\[1\]: /);
  expect(() => attempt(() => expect.fail('no file'))).toThrow('no file');
});

test('the head of a file of prose is told by its own lines', () => {
  const text = '---\ntitle: One\nparts: no\n---\n\nProse.\n';
  expect(new ContentError('en.mdx', [{ path: 'parts', message: 'wrong' }], text).message).toBe(
    'en.mdx:3:8: parts: wrong',
  );
});

test('every scenario has its page, and one that is not there is told so', () => {
  expect(
    smartphoneScenarios('en')
      .map(({ id }) => id)
      .sort(),
  ).toEqual(smartphoneScenarios.ids().sort());
  expect(() => smartphoneScenarios.get('en', 'no-such-case')).toThrow('There is no scenario no-such-case.');
});
