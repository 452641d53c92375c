import { mostSaveCharacters } from '@machines/core/save.ts';
import { describe, expect, test } from 'vitest';
import { smartphonePlay } from '@/games/smartphone/play/smartphone.ts';
import { keep } from '@/i18n/en/keep.ts';
import { saveFile } from '@/play/keep/file.ts';
import { openFile } from '@/play/keep/openFile.ts';
import { type Problem, problemClause, problemWords } from '@/play/keep/problems.ts';
import { randomSetup } from '../smartphone/games.ts';
import { playUntil } from './kit.ts';

const game = playUntil(randomSetup(9), () => false);

describe('a file', () => {
  test('opens to the same game', async () => {
    const file = saveFile(smartphonePlay, game, new Date('2026-05-04T17:45:12Z'));
    expect(file.name).toBe('smartphone-2026-05-04-17-45.json');
    expect(await openFile(smartphonePlay, new Blob([file.text]))).toEqual({
      game,
      problems: [],
    });
  });

  test('larger than any game is not read', async () => {
    const text = () => Promise.reject(new Error('read'));
    const size = mostSaveCharacters + 1;
    expect(await openFile(smartphonePlay, { size, text })).toEqual({
      game: null,
      problems: [{ kind: 'tooLarge', characters: size }],
    });
  });

  test('that cannot be read, or is of another kind, says so', async () => {
    const gone = { size: 3, text: () => Promise.reject(new DOMException('gone', 'NotReadableError')) };
    expect(await openFile(smartphonePlay, gone)).toMatchObject({ game: null, problems: [{ kind: 'unreadable' }] });
    expect(await openFile(smartphonePlay, new Blob(['<svg/>']))).toMatchObject({
      game: null,
      problems: [{ kind: 'notJson' }],
    });
  });
});

test('every problem is a whole sentence with nothing left to fill in', () => {
  const issues = [{ path: 'seats', message: 'Wrong.' }];
  const refusal = { rule: 'S7.3', reason: 'x', params: {} };
  const all: { [K in Problem['kind']]: Extract<Problem, { kind: K }> } = {
    tooLarge: { kind: 'tooLarge', characters: 5 },
    notJson: { kind: 'notJson', message: 'm' },
    notASave: { kind: 'notASave', message: 'A save is an object.' },
    future: { kind: 'future', format: 2, known: 1 },
    foreign: { kind: 'foreign', game: 'chess', known: 'smartphone' },
    setup: { kind: 'setup', issues },
    otherRules: { kind: 'otherRules', saved: 1, now: 2 },
    action: { kind: 'action', at: 3, issues },
    refused: { kind: 'refused', at: 3, refusal, sentence: 'No.' },
    unreadable: { kind: 'unreadable' },
    unfetched: { kind: 'unfetched' },
    noGame: { kind: 'noGame' },
    linkTooLong: { kind: 'linkTooLong', characters: 5 },
    linkVersion: { kind: 'linkVersion', version: '2' },
    linkLetters: { kind: 'linkLetters' },
    linkDamaged: { kind: 'linkDamaged' },
    linkTooLarge: { kind: 'linkTooLarge' },
    linkNotJson: { kind: 'linkNotJson' },
  };
  for (const problem of Object.values(all)) {
    const words = problemWords(keep, problem);
    expect(words).toMatch(/^[A-Z].*\.$/);
    expect(words).not.toMatch(/[{}]/);
  }
  expect(problemWords(keep, all.action)).toContain('Move 4');
  expect(problemClause(all.refused)).toBe('S7.3');
  expect(problemClause(all.noGame)).toBeNull();
});
