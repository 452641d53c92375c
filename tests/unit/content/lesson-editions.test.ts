import '@machines/words/english.ts';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { lessonEditions } from '@/learn/inEditions.ts';
import { lessonIn } from '@/learn/lessonLibrary.ts';

const otherwise = Object.fromEntries(
  globSync('content/lessons/smartphone/*/lesson.yaml').flatMap((file) => {
    const lesson = lessonIn('smartphone', file, readFileSync(file, 'utf8'));
    const steps = Object.entries(lessonEditions('smartphone', lesson, 'en')?.steps ?? {});
    return steps.map(([step, by]) => [`${path.basename(path.dirname(file))} ${step}`, by]);
  }),
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
