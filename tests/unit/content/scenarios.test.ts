import { describe, expect, test } from 'vitest';
import { ContentError, readHead } from '@/content/read.ts';
import { readScenario, readScenarioWords } from '@/scenarios/library.ts';
import { filesOf } from './files.ts';

const files = filesOf('content/scenarios/*/*/scenario.yaml');

describe('every scenario comes out as it says', () => {
  for (const { file, text } of files) {
    const clauses = /^clauses: \[(.*)\]$/m.exec(text)?.[1] ?? '';
    test(`${file.split('/').at(-2)} (${clauses})`, () => {
      const entry = readScenario(file, text);
      const [words] = filesOf(file.replace('scenario.yaml', 'en.mdx'));
      if (!words) throw new Error(`${file} has no English words beside it.`);
      expect(readScenarioWords(words.file, readHead(words.file, words.text), entry).title).not.toBe('');
    });
  }
});

describe('a scenario that is wrong says where', () => {
  const [sound] = files.filter(({ file }) => file.includes('/leftmost-buyer/'));
  const broken = (change: (text: string) => string): string => {
    try {
      readScenario(sound?.file ?? '', change(sound?.text ?? ''));
    } catch (error) {
      if (error instanceof ContentError) return error.message;
      throw error;
    }
    throw new Error('It was accepted.');
  };

  test('an outcome the engine does not produce', () => {
    expect(broken((text) => text.replace('answer: mustGoLeft', 'answer: sells'))).toMatch(
      /leftmost-buyer.*outcomes: e1: the right answer should be sells alone; the engine says mustGoLeft/,
    );
  });
  test('a check that does not hold', () => {
    expect(broken((text) => text.replace('buyer: 2 }', 'buyer: 1 }'))).toMatch(/outcomes: e1: allowed should be/);
  });
  test('a wrong key, by its place', () => {
    expect(broken((text) => text.replace('goods: 1', 'cubes: 1'))).toMatch(/position\.table\.green: .*cubes/);
  });
  test('an unknown clause, by its place', () => {
    expect(broken((text) => text.replace('[S7.4, S7.3]', '[S7.4, S7.33]'))).toMatch(
      /clauses\[1\]: There is no such clause/,
    );
  });
  test('text that is no YAML, by line and column', () => {
    expect(broken((text) => text.replace('kind: mistake', 'kind: [mistake'))).toMatch(/line \d+, column \d+/);
  });
  test('a move that is refused on the way to the position', () => {
    expect(
      broken((text) =>
        text.replace('  bare: true', '  bare: true\n  moves: [{ type: sell, seat: red, region: China, buyer: 0 }]'),
      ),
    ).toMatch(/moves\[0\]: SP\.3 refuses it: It is Green’s turn/);
  });
});
