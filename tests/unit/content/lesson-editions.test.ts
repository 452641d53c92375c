import '@machines/words/english.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lessonEditions } from '@/learn/inEditions.ts';
import { lessonIn } from '@/learn/lessonLibrary.ts';

const lessons = globSync('content/lessons/smartphone/*/lesson.yaml').map((file) => ({
  name: path.basename(path.dirname(file)),
  editions: lessonEditions('smartphone', lessonIn('smartphone', file, readFileSync(file, 'utf8')), 'en'),
}));
const otherwise = Object.fromEntries(
  lessons.flatMap(({ name, editions }) =>
    Object.entries(editions?.steps ?? {}).map(([step, by]) => [`${name} ${step}`, by]),
  ),
);

test('a step that goes otherwise in an edition says which clause parts them, in the words of that edition', () => {
  expect(otherwise['offices connected']).toEqual({
    e1: { clause: 'S6.2', text: 'You may place progress in any region.' },
  });
  expect(otherwise['retailers bonus']?.ko).toEqual({ clause: 'SR.3', text: 'You must take it.' });
  expect(Object.keys(otherwise['retailers bonus'] ?? {})).toEqual(['ko', 'e1c', 'e1']);
  expect(otherwise['order start']?.e1?.clause).toBe('SP.2');
});

test('most steps hold in every edition', () => {
  expect(Object.keys(otherwise).length).toBeLessThan(15);
});

test('S8.3: steps that turn on the symbol our copies have lost say so to who has read an office off their rulebook', () => {
  const turning = lessons.flatMap(({ name, editions }) =>
    (editions?.byOffices.steps ?? []).map((step) => `${name} ${step}`),
  );
  expect(turning.toSorted()).toEqual(['scoring three', 'scoring tie', 'selling rival']);
});
