import { describe, expect, test } from 'vitest';
import { ContentError, readHead } from '@/content/read.ts';
import { readScenario, readScenarioWords } from '@/scenarios/library.ts';
import { filesOf, wordsBeside } from './files.ts';

const files = filesOf('content/scenarios/*/*/scenario.yaml');

describe('every scenario comes out as it says', () => {
  for (const { file, text } of files) {
    const clauses = /^clauses: \[(.*)\]$/m.exec(text)?.[1] ?? '';
    test(`${file.split('/').at(-2)} (${clauses})`, () => {
      const entry = readScenario(file, text);
      for (const words of wordsBeside(file))
        expect(readScenarioWords(words.file, readHead(words.file, words.text), entry).title).not.toBe('');
    });
  }
});

/** What is said to a scenario with one change in it. */
const broken = (id: string, change: (text: string) => string): string => {
  const sound = files.find(({ file }) => file.includes(`/${id}/`));
  try {
    readScenario(sound?.file ?? '', change(sound?.text ?? ''));
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
  throw new Error('It was accepted.');
};

describe('a scenario that is wrong says where', () => {
  test('an outcome the engine does not produce', () => {
    expect(broken('leftmost-buyer', (text) => text.replace('answer: mustGoLeft', 'answer: sells'))).toMatch(
      /leftmost-buyer.*outcomes: e1: the right answer should be sells alone; the engine says mustGoLeft/,
    );
  });
  test('a check that does not hold', () => {
    expect(broken('leftmost-buyer', (text) => text.replace('buyer: 2 }', 'buyer: 1 }'))).toMatch(
      /outcomes: e1: allowed should be/,
    );
  });
  test('a wrong key, by its place', () => {
    expect(broken('leftmost-buyer', (text) => text.replace('goods: 1', 'cubes: 1'))).toMatch(
      /position\.table\.green: .*cubes/,
    );
  });
  test('an unknown clause, by its place', () => {
    expect(broken('leftmost-buyer', (text) => text.replace('[S7.4, S7.3]', '[S7.4, S7.33]'))).toMatch(
      /clauses\[1\]: There is no such clause/,
    );
  });
  test('text that is no YAML, by line and column', () => {
    expect(broken('leftmost-buyer', (text) => text.replace('kind: mistake', 'kind: [mistake'))).toMatch(
      /line \d+, column \d+/,
    );
  });
  test('a move that is refused on the way to the position', () => {
    expect(
      broken('leftmost-buyer', (text) =>
        text.replace('  bare: true', '  bare: true\n  moves: [{ type: sell, seat: red, region: China, buyer: 0 }]'),
      ),
    ).toMatch(/moves\[0\]: SP\.3 refuses it: It is Green’s turn/);
  });
});

describe('a scenario of the second game that is wrong says where', () => {
  const pump = (was: string, is: string) => broken('money-pump', (text) => text.replace(was, is));

  test('an outcome the engine does not produce', () => {
    expect(pump('answer: forty', 'answer: sixteen')).toMatch(
      /money-pump.*book poolAuctionNoBid=again: the right answer should be sixteen alone; the engine says forty/,
    );
  });
  test('a check that does not hold', () => {
    expect(pump('total: { green: 22, red: 21 }', 'total: { green: 22, red: 17 }')).toMatch(
      /total\.red should be 17 and is 21/,
    );
  });
  test('a position that no game could reach', () => {
    expect(pump('C2: 2', 'A1: 2')).toMatch(/companies\.red\.network\.A1: C5\.7: No chain of networks/);
    expect(pump('B5: 3', 'B5: 4')).toMatch(
      /companies\.red\.network\.B5: C4\.3: B5 has 4 chips, but Ember has 3 issued/,
    );
  });
  test('a reading that is not shown', () => {
    expect(pump('rulings: { poolAuctionNoBid: again }', 'rulings: { poolNoBidIsPass: pass }')).toMatch(
      /no outcome for poolAuctionNoBid=again/,
    );
  });
  test('a clause of the other game', () => {
    expect(pump('[C3.6, ', '[S3.1, ')).toMatch(/clauses\[0\]: There is no such clause/);
  });
});
