import { readFileSync } from 'node:fs';
import { createRules } from '@machines/core/rules.ts';
import { makeSave, openSave } from '@machines/core/save.ts';
import { coverageChart } from '@machines/coverage/machine.ts';
import { coverage } from '@machines/coverage/module.ts';
import { describe, expect, test } from 'vitest';
import { saveTests } from '../shared/saves.ts';
import { game } from './games.ts';
import { act, auction, bid, companyOf, expand, out, pass, setupOf } from './kit.ts';

saveTests(game);

describe('a save of an older version opens as it was played', () => {
  /** Green spends all cash on a share of blue, acts, and cannot pay the upkeep: C4.7 decides how many shares go. */
  const log = [pass('green'), auction('blue'), out('blue'), bid('green', 25), act('green'), expand('green', '1,0')];
  const saved = (rulesVersion: number, rulings = {}) => ({
    ...makeSave(coverage, setupOf({ rulings }), log),
    rulesVersion,
  });
  const opened = (save: unknown) => {
    const { game: found, problems } = openSave(coverage, save);
    if (!found) throw new Error(JSON.stringify(problems));
    return { ...found, problems, pool: companyOf(found.end, 'green').pool };
  };

  test('C4.7 before version 3 the default let shares go until the rest could be paid', () => {
    expect(opened(saved(2))).toMatchObject({
      pool: 4,
      problems: [],
      setup: { rulings: { upkeepRepeat: 'untilPaid' } },
    });
    expect(opened(saved(1))).toMatchObject({ pool: 4, problems: [{ kind: 'otherRules', saved: 1, now: 3 }] });
    expect(opened(saved(3))).toMatchObject({ pool: 1, problems: [], setup: { rulings: {} } });
    const { setup, log } = openSave(coverage, saved(2)).game ?? expect.fail('It does not open.');
    const { context } = createRules(coverageChart, { starts: coverage.setUp(setup), log }).at(log.length).snapshot;
    expect(companyOf(context.game, 'green').pool).toBe(4);
  });
  test.each([
    ['untilPaid', 4],
    ['once', 1],
    ['inPart', 1],
  ] as const)('C4.7 a ruling that was stated stands: %s', (upkeepRepeat, pool) => {
    for (const version of [1, 2, 3]) expect(opened(saved(version, { upkeepRepeat })).pool).toBe(pool);
  });
  test('C5.6 so does every reading of leases, of which there were two', () => {
    for (const leasesPerTurn of ['each', 'one'] as const)
      expect(opened(saved(2, { leasesPerTurn })).setup.rulings).toEqual({ leasesPerTurn, upkeepRepeat: 'untilPaid' });
  });
  test('opened and saved again it says what it left unsaid, and stays so', () => {
    const { setup, log: moves, end } = opened(saved(2));
    const again = opened(makeSave(coverage, setup, moves));
    expect(again).toMatchObject({ pool: 4, problems: [] });
    expect(again.end).toEqual(end);
  });
  test('a whole game of version 1 ends as it did', () => {
    const { save, result } = JSON.parse(readFileSync('tests/fixtures/older/coverage-1.json', 'utf8'));
    const { end, log: moves } = opened(save);
    expect([moves.length, end.standings]).toEqual([result.moves, result.standings]);
  });
  test('a set-up that is none is refused as before', () => {
    for (const rulings of [null, 'none', 3]) {
      const { game: found, problems } = openSave(coverage, { ...saved(2), setup: { ...saved(2).setup, rulings } });
      expect([found, problems[0]?.kind]).toEqual([null, 'setup']);
    }
  });
});
