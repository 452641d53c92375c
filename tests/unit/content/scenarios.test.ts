import { describe, expect, test } from 'vitest';
import { ContentError } from '@/content/read.ts';
import { readScenario, readScenarioWords } from '@/scenarios/scenarioLibrary.ts';
import { filesOf, wordsBeside } from './files.ts';

const files = filesOf('content/scenarios/*/*/scenario.yaml');

/** A file of words with this head. */
const headed = (head: object): string => `---\n${JSON.stringify(head)}\n---\n`;

describe('every scenario comes out as it says', () => {
  for (const { file, text } of files) {
    const clauses = /^clauses: \[(.*)\]$/m.exec(text)?.[1] ?? '';
    test(`${file.split('/').at(-2)} (${clauses})`, () => {
      const entry = readScenario(file, text);
      for (const words of wordsBeside(file))
        expect(readScenarioWords(words.file, words.text, entry).title).not.toBe('');
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
      /leftmost-buyer\/scenario\.yaml:20:\d+: outcomes\[0\]\.answer: sells alone should be right; the engine says mustGoLeft$/,
    );
  });
  test('a check that does not hold', () => {
    expect(broken('leftmost-buyer', (text) => text.replace('buyer: 2 }', 'buyer: 1 }'))).toMatch(
      /^[^:]*:22:\d+: outcomes\[0\]\.expect\[0\]: the move \(.*\) should be allowed; S7\.3 refuses it: That buyer in South America pays at most 4; your price is 5\.$/,
    );
  });
  test('a wrong key, by its place', () => {
    expect(broken('leftmost-buyer', (text) => text.replace('goods: 1', 'cubes: 1'))).toMatch(
      /:8:\d+: position\.table\.green: .*cubes/,
    );
  });
  test('an unknown clause, by its place', () => {
    expect(broken('leftmost-buyer', (text) => text.replace('[S7.4, S7.3]', '[S7.4, S7.33]'))).toMatch(
      /clauses\[1\]: There is no such clause/,
    );
  });
  test('text that is no YAML, by line and column', () => {
    expect(broken('leftmost-buyer', (text) => text.replace('kind: mistake', 'kind: [mistake'))).toMatch(
      /^\S+scenario\.yaml:2:1: [A-Z][^\n]*\.$/,
    );
  });
  test('a move that is refused on the way to the position', () => {
    expect(
      broken('leftmost-buyer', (text) =>
        text.replace('phase: sale', 'phase: sale\n  moves: [{ type: sell, seat: blue, region: China, buyer: 0 }]'),
      ),
    ).toMatch(/:6:\d+: position\.moves\[0\]: SP\.3 refuses it: It is Green’s turn/);
  });
  test('a move that is refused though nothing asks for it, and what fails for it', () => {
    const said = broken('taken-now-used-later', (text) =>
      text.replace('{ type: takeToken, seat: red }', '{ type: takeImprovement, seat: red, tile: 3 }'),
    );
    expect(said).toMatch(/^[^:]*:13:\d+: moves\[1\]: S4\.1 refuses it: /);
  });
  test('a price that is wrong, once for all editions', () => {
    const said = broken('leftmost-buyer', (text) => text.replace('price: 5', 'price: 9'));
    expect(said).toMatch(/:8:\d+: position\.table\.green: no game could reach this: Green’s price is 9; .* \(S2\.2\)$/);
    expect(said.split('\n')).toHaveLength(1);
  });
  test('a position that no game could reach, unless it is marked', () => {
    const apart = (text: string) => text.replace('[blue, green] }', '[green, blue] }');
    expect(broken('leftmost-buyer', apart)).toMatch(
      /:11:\d+: position\.board\.South America: no game could reach this: .* \(S0\.2\)/,
    );
    const [sound] = files.filter(({ file }) => file.includes('/leftmost-buyer/'));
    const marked = apart(sound?.text ?? '').replace('kind: mistake', 'kind: mistake\nconstructed: true');
    expect(readScenario(sound?.file ?? '', marked).scenario.constructed).toBe(true);
  });
  test('a mark without a reason, and a reason without a mark', () => {
    const entry = { scenario: { answers: { yes: [], no: [] }, constructed: true } };
    const words = {
      title: 'A case',
      question: 'What is it?',
      answers: { yes: 'Yes', no: 'No' },
      short: 'It is always so.',
    };
    const reason = 'Nobody could have been there by now.';
    expect(() => readScenarioWords('en.mdx', headed(words), entry)).toThrow('constructed: no reason is given');
    expect(readScenarioWords('en.mdx', headed({ ...words, constructed: reason }), entry).constructed).toBe(reason);
    expect(() =>
      readScenarioWords('en.mdx', headed({ ...words, constructed: reason }), {
        scenario: { answers: entry.scenario.answers },
      }),
    ).toThrow('constructed: a reason for nothing');
  });
});

describe('a scenario of the second game that is wrong says where', () => {
  const pump = (was: string, is: string) => broken('money-pump', (text) => text.replace(was, is));

  test('an outcome the engine does not produce', () => {
    expect(pump('answer: forty', 'answer: sixteen')).toMatch(
      /money-pump.*outcomes\[1\]\.answer: under book poolAuctionNoBid=again: sixteen alone should be right; the engine says forty/,
    );
  });
  test('a check that does not hold', () => {
    expect(pump('total: { green: 22, red: 21 }', 'total: { green: 22, red: 17 }')).toMatch(
      /total\.red should be 17 and is 21/,
    );
  });
  test('a position that no game could reach', () => {
    expect(pump('C2: 2', 'A1: 2')).toMatch(
      /position\.companies\.red\.network\.A1: no game could reach this: No chain of networks .* \(C5\.7\)/,
    );
    expect(pump('B5: 3', 'B5: 4')).toMatch(
      /position\.companies\.red\.network\.B5: no game could reach this: B5 has 4 chips, but Ember has 3 issued .* \(C4\.3\)/,
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
