import { deflateRawSync } from 'node:zlib';
import { makeSave, mostSaveCharacters, openSave } from '@machines/core/save.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { describe, expect, test } from 'vitest';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { readFragment } from '@/play/keep/address.ts';
import { toText } from '@/play/keep/bytes.ts';
import { decodeGame, encodeGame, mostLinkCharacters, openLink, shareFragment } from '@/play/keep/link.ts';
import { randomSetup } from '../smartphone/games.ts';
import { playUntil } from './kit.ts';

const whole = (seed: number) => playUntil(randomSetup(seed), () => false);
const packed = (text: string) => `#g=1.${toText(deflateRawSync(text))}`;

describe('a link', () => {
  test('opens the same game at the same moment, in every rule set and with 2 to 5 seats', async () => {
    for (let seed = 0; seed < 16; seed++) {
      const game = whole(seed);
      const { log } = game;
      const at = Math.floor(log.length / 2);
      const fragment = await shareFragment(smartphonePlay, game, at);
      expect(fragment).toMatch(/^#g=1\.[\w-]+&at=\d+$/);
      const opened = await openLink(smartphonePlay, fragment);
      expect(opened).toMatchObject({ at, problems: [] });
      expect(opened.game).toMatchObject(game);
    }
  });

  test('of a whole game stays far below the limit', async () => {
    for (let seed = 12; seed < 16; seed++) {
      expect((await shareFragment(smartphonePlay, whole(seed))).length).toBeLessThan(mostLinkCharacters / 8);
    }
  });

  test('without a move, or with one past the end, opens at the end', async () => {
    const game = whole(3);
    const fragment = await shareFragment(smartphonePlay, game);
    expect(fragment).not.toContain('at=');
    for (const at of ['', '&at=99999', '&at=-3', '&at=1e3', '&at=x'])
      expect(await openLink(smartphonePlay, fragment + at)).toMatchObject({ at: game.log.length, problems: [] });
  });

  test('with a move that breaks a rule opens up to it and names the clause', async () => {
    const { setup, log } = whole(4);
    const broken = makeSave(smartphone, setup, [...log.slice(0, 9), ...log.slice(0, 1)]);
    const opened = await openLink(smartphonePlay, `#g=${await encodeGame(broken)}`);
    expect(opened.game?.log).toEqual(log.slice(0, 9));
    expect(opened.problems).toMatchObject([{ kind: 'refused', at: 9, refusal: { rule: expect.any(String) } }]);
  });
});

describe('a bad link says what is wrong and opens nothing', async () => {
  const game = whole(5);
  const { setup, log } = game;
  const good = await shareFragment(smartphonePlay, game);
  const cases: [string, string, string][] = [
    ['empty', '', 'noGame'],
    ['for something else', '#id=abc', 'noGame'],
    ['without its content', '#g=', 'noGame'],
    ['without a version', good.replace('1.', ''), 'linkVersion'],
    ['of a later version', good.replace('1.', '2.'), 'linkVersion'],
    ['with letters of no link', good.replace('1.', '1.%20ä'), 'linkLetters'],
    ['with a count of letters that no text has', '#g=1.abcde', 'linkLetters'],
    ['cut in the middle', good.slice(0, Math.floor(good.length / 8) * 4), 'linkDamaged'],
    ['with nothing packed', '#g=1.', 'linkDamaged'],
    ['with junk', `#g=1.${'_'.repeat(400)}`, 'linkDamaged'],
    ['not JSON', packed('{"format":1,'), 'linkNotJson'],
    ['not UTF-8', `#g=1.${toText(deflateRawSync(Uint8Array.of(34, 255, 254, 34)))}`, 'linkDamaged'],
    ['far too long', `#g=1.${'A'.repeat(mostLinkCharacters)}`, 'linkTooLong'],
    ['a list', packed('[]'), 'notASave'],
    ['nothing', packed('null'), 'notASave'],
  ];
  test.each(cases)('%s', async (_what, fragment, kind) => {
    expect(await openLink(smartphonePlay, fragment)).toMatchObject({ game: null, at: 0, problems: [{ kind }] });
  });

  test('a bomb is left when it grows past the limit; what just fits is read', async () => {
    // 60 MB of spaces pack into about 60 KB, which is within the length of a link.
    const bomb = packed(' '.repeat(60_000_000));
    expect(bomb.length).toBeLessThan(mostLinkCharacters);
    expect(await decodeGame(bomb)).toEqual({ ok: false, problem: { kind: 'linkTooLarge' } });
    const largest = packed(JSON.stringify(' '.repeat(mostSaveCharacters - 2)));
    expect(await decodeGame(largest)).toMatchObject({ ok: true });
  });

  test('keys that reach for the prototype change nothing', async () => {
    const save = JSON.stringify(makeSave(smartphone, setup, log.slice(0, 2)));
    for (const text of [
      save.replace('{', '{"__proto__":{"polluted":true},'),
      save.replace('"setup":{', '"setup":{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":1}},'),
      save
        .replace('"rulings":{', '"rulings":{"__proto__":"x","toString":"y","constructor":"z"'.concat(','))
        .replace(',}', '}'),
      save.replace('"log":[{', '"log":[{"__proto__":{"polluted":true},'),
    ]) {
      const opened = await openLink(smartphonePlay, packed(text));
      expect(opened.game === null || opened.game.setup.seats.length > 1).toBe(true);
      expect('polluted' in {}).toBe(false);
    }
  });

  test('any single changed letter gives a result, never an error', async () => {
    for (let at = 5; at < good.length; at += 37) {
      const opened = await openLink(
        smartphonePlay,
        `${good.slice(0, at)}${good[at] === 'A' ? 'B' : 'A'}${good.slice(at + 1)}`,
      );
      expect(opened.game !== null || opened.problems.length > 0).toBe(true);
    }
  });
});

test('the address says what is wanted', () => {
  expect(readFragment('')).toEqual({ kind: 'new' });
  expect(readFragment('#')).toEqual({ kind: 'new' });
  expect(readFragment('#id=a1b2')).toEqual({ kind: 'kept', id: 'a1b2' });
  expect(readFragment('#id=../../x')).toEqual({ kind: 'new' });
  expect(readFragment('#g=1.abc&at=3')).toEqual({ kind: 'shared', fragment: '#g=1.abc&at=3' });
});

test('what a link holds is a save like any other', async () => {
  const game = whole(6);
  const decoded = await decodeGame(await shareFragment(smartphonePlay, game));
  expect(decoded.ok && openSave(smartphone, JSON.stringify(decoded.value)).game).toEqual(game);
});
