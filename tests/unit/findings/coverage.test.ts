import { readFileSync } from 'node:fs';
import { type ChoiceName, choiceNames, choices } from '@machines/coverage/choiceWords.ts';
import { endlessUnder, otherReadings } from '@machines/coverage/findings/endless.ts';
import type { Players } from '@machines/coverage/findings/players.ts';
import { type Findings, firstGames, plannedTrials, playTrial } from '@machines/coverage/findings/record.ts';
import { coverage } from '@machines/coverage/module.ts';
import { describe, expect, test } from 'vitest';
import { findings as words } from '@/i18n/en/findings.ts';

const record: Findings = JSON.parse(readFileSync('content/findings/coverage.json', 'utf8'));

describe('the record of what gaps lead to', () => {
  test('is of today’s rules and has every table, gap and reading', () => {
    expect(record.made.rulesVersion).toBe(coverage.rulesVersion);
    expect(record.tables.map(({ table }) => table)).toEqual(plannedTrials);
    for (const { table, rows } of record.tables) {
      const expected = otherReadings.filter(({ choice }) => table.seats > 2 || choice !== 'players');
      expect(rows.slice(1).map(({ choice, reading }) => [choice, reading])).toEqual(
        expected.map(({ choice, reading }) => [choice, reading]),
      );
      for (const { all, first } of rows) expect([all.games, first.games]).toEqual([table.games, firstGames]);
    }
  });

  /** Every reading where games are short; elsewhere some that move them. */
  test.each([
    { players: 'random', seats: 2, asked: choiceNames },
    { players: 'random', seats: 3, asked: choiceNames },
    { players: 'random', seats: 5, asked: ['poolIsIssued'] },
    { players: 'valuer', seats: 2, asked: [] },
  ] as { players: Players; seats: number; asked: ChoiceName[] }[])(
    '$players, $seats seats: the first games come out as recorded',
    ({ players, seats, asked }) => {
      const isAsked = (choice: string) => asked.some((each) => each === choice);
      const kept = record.tables.find(({ table }) => table.players === players && table.seats === seats);
      const expected = kept?.rows.filter(({ choice }) => choice === 'default' || isAsked(choice));
      const again = playTrial({ players, seats, games: firstGames }, isAsked);
      expect(again.length).toBeGreaterThan(asked.length / 2);
      expect(again.map(({ first }) => first)).toEqual(expected?.map(({ first }) => first));
    },
  );

  test('C3.6, C3.10, C4.8: which readings let a game go on for ever', () => {
    const found = record.endless.find(({ seats }) => seats === 2)?.found ?? [];
    const alone = otherReadings.map(({ rulings }) => endlessUnder(rulings, 2)).filter((each) => each !== null);
    expect(found.filter(({ rulings }) => Object.keys(rulings).length === 1)).toEqual(alone);
    for (const each of found) expect(endlessUnder(each.rulings, 2)).toEqual(each);
    expect(found.some(({ rulings }) => Object.keys(rulings).length === 2)).toBe(true);
    expect(endlessUnder({}, 2)).toBeNull();
    expect(endlessUnder({ poolAuctionNoBid: 'again' }, 2)?.kind).toBe('pump');
    expect(endlessUnder({ poolNoBidIsPass: 'turn' }, 2)?.kind).toBe('stall');
  });

  test('C7.1: counted turns end, so what comes again while they are counted is no stall', () => {
    expect(endlessUnder({ zeroExpansion: 'allowed', secondTrigger: 'again' }, 2)).toBeNull();
  });

  test('what the page says of pieces and money that never ran out is so', () => {
    for (const { rows } of record.tables)
      for (const { choice, all } of rows)
        if (choice === 'pieceLimits' || choice === 'bankLimit') expect(all.otherwise).toBe(0);
  });

  test('every reading has a sentence on what it leads to', () => {
    for (const name of choiceNames)
      expect(Object.keys(words.leads[name] ?? {}).sort()).toEqual(Object.keys(choices[name].values).sort());
  });
});
