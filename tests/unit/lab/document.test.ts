import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type LabDocument, smartphoneLab } from '@/games/smartphone/lab/labGame.ts';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { scenarioGame as smartphone } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { fromScenario } from '@/lab/asScenario.ts';
import { readScenarioText, scenarioText } from '@/lab/labFile.ts';
import { labFragment, readLabFragment } from '@/lab/labLink.ts';
import { toText } from '@/play/keep/bytes.ts';
import { mostLinkCharacters, shareFragment } from '@/play/keep/link.ts';
import { readScenario, readScenarioOf } from '@/scenarios/scenarioLibrary.ts';
import { filesOf } from '../content/files.ts';
import { playUntil } from '../play/kit.ts';
import { randomSetup } from '../smartphone/games.ts';

const bench: LabDocument = {
  position: {
    phase: 'logistics',
    rules: 'e2',
    table: { green: { price: 4, active: { logistics: 2 } }, red: { price: 6 } },
    board: { Europe: { progress: { green: 1 } } },
  },
  moves: [
    { type: 'expand', seat: 'green', region: 'Europe' },
    { type: 'expand', seat: 'green', region: 'Australia' },
  ],
  other: { rules: 'e1', rulings: {} },
};
const packed = (text: string) => `#l=1.${toText(deflateRawSync(text))}`;
const place = 'content/scenarios/smartphone/from-the-lab/scenario.yaml';

describe('the bench in a link', () => {
  test('comes back whole', async () => {
    expect(await readLabFragment(smartphoneLab, await labFragment(bench))).toEqual({
      kind: 'document',
      document: bench,
      problems: [],
    });
  });

  test('S1.8 a game’s link opens at its moment, with the way back', async () => {
    const stopped = playUntil(randomSetup(2), ({ phase }) => phase === 'logistics');
    const fragment = await shareFragment(smartphonePlay, stopped);
    expect(await readLabFragment(smartphoneLab, fragment)).toMatchObject({
      kind: 'document',
      document: { position: { phase: 'logistics', rules: stopped.setup.ruleSet }, game: fragment },
      problems: [],
    });
  });

  const hostile: [string, string, string][] = [
    ['of no kind', '#<img src=x onerror=alert(1)>', 'linkVersion'],
    ['with strange letters', '#l=1.%%%', 'linkLetters'],
    ['cut short', '#l=1.eJyrVkrLz1eyUkpKLFKqBQ', 'linkDamaged'],
    ['of a later version', '#l=2.abcd', 'linkVersion'],
    ['far too long', `#l=1.${'A'.repeat(mostLinkCharacters)}`, 'linkTooLong'],
    ['a bomb', packed(' '.repeat(20_000_000)), 'linkTooLarge'],
    ['not JSON', packed('{"position":'), 'linkNotJson'],
    ['nothing', packed('null'), 'document'],
    [
      'a position of no phase',
      packed('{"position":{"phase":"<b>"},"moves":[],"other":{"rules":"e1","rulings":{}}}'),
      'document',
    ],
    ['with a foreign key', packed(JSON.stringify({ ...bench, __proto__: null, html: '<b>' })), 'document'],
    [
      'with a way back that leads elsewhere',
      packed(JSON.stringify({ ...bench, game: 'javascript:alert(1)' })),
      'document',
    ],
    ['with too many moves', packed(JSON.stringify({ ...bench, moves: Array(401).fill(bench.moves[0]) })), 'document'],
    ['to a game that is none', '#g=1.abcd', 'linkDamaged'],
  ];
  for (const [what, fragment, kind] of hostile)
    test(`that is ${what} says so and opens nothing`, async () => {
      expect(await readLabFragment(smartphoneLab, fragment)).toMatchObject({ kind: 'problems', problems: [{ kind }] });
    });

  test('keys that reach for the prototype change nothing', async () => {
    await readLabFragment(smartphoneLab, packed(JSON.stringify(bench).replace('{', '{"__proto__":{"polluted":true},')));
    expect('polluted' in {}).toBe(false);
  });
});

describe('the bench as a scenario file', () => {
  const accepted = (document: LabDocument) => readScenario(place, scenarioText(smartphoneLab, document)).scenario;

  test('is accepted by the runner: two editions that part', () => {
    const { outcomes } = accepted(bench);
    expect(outcomes.map(({ in: sets, answer }) => [sets, answer])).toEqual([
      [['e2'], 'result1'],
      [['e1'], 'result2'],
    ]);
  });
  test('is accepted by the runner: one result in both, refused or not, and no moves at all', () => {
    for (const moves of [[], bench.moves.slice(0, 1), [{ type: 'endTurn', seat: 'red' } as const]])
      expect(Object.keys(accepted({ ...bench, moves }).answers)).toEqual(['result1', 'otherwise']);
    expect(accepted(smartphoneLab.empty).position).toEqual({ phase: 'planning' });
  });
  test('comes back as it was', () => {
    const read = readScenarioText(smartphoneLab, scenarioText(smartphoneLab, bench));
    expect(read).toMatchObject({ ok: true, document: { moves: bench.moves, other: bench.other } });
    expect(read.ok && read.document.position).toEqual({ ...bench.position, rulings: {} });
  });
  test('every scenario of the site goes onto the bench, and off it again as one that holds', () => {
    const files = filesOf('content/scenarios/smartphone/*/scenario.yaml');
    expect(files.length).toBeGreaterThan(100);
    for (const { file, text } of files) {
      const document = fromScenario(smartphoneLab, readScenarioOf(smartphone, file, text).scenario);
      expect(() => accepted(document), file).not.toThrow();
    }
  });
  test('that is none says where it is wrong', () => {
    expect(readScenarioText(smartphoneLab, 'kind: [rule')).toMatchObject({ ok: false });
    expect(readScenarioText(smartphoneLab, 'kind: rule')).toMatchObject({ ok: false });
    expect(readScenarioText(smartphoneLab, 'x'.repeat(300_000))).toMatchObject({ ok: false });
    expect(readScenarioText(smartphoneLab, 'a: &a [*a, *a]')).toMatchObject({ ok: false });
  });
});
