import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createRules } from '@machines/core/rules.ts';
import { makeSave, openSave } from '@machines/core/save.ts';
import { type RuleSet, type Rulings, ruleSets } from '@machines/smartphone/choices.ts';
import { withPriceArrows } from '@machines/smartphone/components/arrows.ts';
import { printed } from '@machines/smartphone/components/printed.ts';
import { refuse } from '@machines/smartphone/flow.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { positionSchema, rulingsSchema } from '@machines/smartphone/position/schema.ts';
import type { GameState, Setup } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { readFixture } from '../../fixtures/fixture.ts';
import { playRandomly } from '../shared/play.ts';
import { game } from './games.ts';

/** Games saved under version 2 of the rules, each of which ends in a move that version 3 reads otherwise by default. */
const folder = fileURLToPath(new URL('../../fixtures/older/', import.meta.url));
const kept = readdirSync(folder).filter((file) => file.startsWith('smartphone-'));
const older = kept.map((file) => {
  const fixture = readFixture(folder + file);
  if (!fixture) throw new Error(`${file} is no game.`);
  return { file, ...fixture };
});

describe('a game saved before version 3', () => {
  test('there is one for each default that has changed and refuses something', () => {
    expect(older.map(({ file }) => file)).toEqual([
      'smartphone-e1c-three.json',
      'smartphone-e2-bonus-again.json',
      'smartphone-ko-shared.json',
    ]);
  });

  test.each(older)('$file opens whole and ends as it did, on the rules and on the chart', ({ save, result }) => {
    expect(save).toMatchObject({ rulesVersion: 2, setup: { rulings: {} } });
    const { game: opened, problems } = openSave(smartphone, save);
    expect(problems).toEqual([{ kind: 'otherRules', saved: 2, now: smartphone.rulesVersion }]);
    expect(opened?.log).toEqual(save.log);
    expect(opened?.end.standings).toEqual(result.standings);
    const { setup, log } = opened ?? expect.fail('It does not open.');
    const { context } = createRules(smartphoneChart, { starts: smartphone.setUp(setup), log }).at(log.length).snapshot;
    expect(context.game).toEqual(opened?.end);
  });

  test('the casual player, who was called simple then, still sits at the table', () => {
    const [three] = older;
    expect(three?.save.setup).toMatchObject({ seats: expect.arrayContaining([{ colour: 'green', player: 'simple' }]) });
    const { game: opened } = openSave(smartphone, three?.save);
    expect(opened?.setup.seats).toContainEqual({ colour: 'green', player: 'casual' });
    expect(opened?.setup.seats).not.toContainEqual(expect.objectContaining({ player: 'simple' }));
  });

  test.each(older)('$file would not have opened by the defaults of today', ({ save }) => {
    const { problems } = openSave(smartphone, { ...save, rulesVersion: smartphone.rulesVersion });
    expect(problems).toMatchObject([{ kind: 'refused' }]);
  });

  test.each(older)('$file, saved again, is a game of today that says how it is read', ({ save }) => {
    const { game: opened } = openSave(smartphone, save);
    if (!opened) throw new Error('It did not open.');
    const again = openSave(smartphone, makeSave(smartphone, opened.setup, opened.log));
    expect(again.problems).toEqual([]);
    expect(again.game?.end).toEqual(opened.end);
  });

  /** What an older save without rulings is read as, where that is not the default now. */
  const keeps: Record<RuleSet, Rulings> = {
    e1: { coverThroughPad: 'allowed' },
    e1c: { coverThroughPad: 'allowed' },
    e2: { coverThroughPad: 'allowed', bonusAgain: 'eachArrival' },
    ko: { coverThroughPad: 'allowed', bonusAgain: 'eachArrival', tuckedUnder: 'refused', holdBack: 'allowed' },
  };

  const setupIn = (ruleSet: RuleSet, rulings: Rulings = {}): Setup => ({
    ruleSet,
    rulings,
    seats: [
      { colour: 'green', player: 'random' },
      { colour: 'red', player: 'random' },
    ],
    technologySides: 'random',
    seed: 5,
  });
  const openedIn = (version: number, setup: Setup) =>
    openSave(smartphone, { ...makeSave(smartphone, setup, []), rulesVersion: version }).game?.setup;

  test.each(ruleSets)('keeps the readings of then in %s, and rulings that were made', (ruleSet) => {
    for (const version of [1, 2]) {
      expect(openedIn(version, setupIn(ruleSet))?.rulings).toEqual(keeps[ruleSet]);
      const made: Rulings = { coverThroughPad: 'refused', tuckedUnder: 'allowed', holdBack: 'mustSell' };
      expect(openedIn(version, setupIn(ruleSet, made))?.rulings).toEqual({ ...keeps[ruleSet], ...made });
    }
    expect(openedIn(smartphone.rulesVersion, setupIn(ruleSet))?.rulings).toEqual({});
    expect(openedIn(99, setupIn(ruleSet))?.rulings).toEqual({});
  });

  test.each(ruleSets)('random games of %s open to the same end', (ruleSet) => {
    const as = { ...game, randomSetup: () => setupIn(ruleSet, keeps[ruleSet]) };
    const { state, log } = playRandomly(as, 5);
    const save = { ...makeSave(smartphone, setupIn(ruleSet), log), rulesVersion: 2 };
    expect(openSave(smartphone, save).game?.end).toEqual(state);
  });
});

describe('“only up”, a reading of the price bonus that is gone', () => {
  const upward = withPriceArrows(printed, 'up');
  const rulings: Rulings = { priceBonusDirection: 'asShown' };
  /** A random game with a price bonus in it, as it is played now. */
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);
  const offered = ({ pending }: GameState) => pending?.kind === 'bonus' && pending.bonus.kind === 'price';

  test('a save with it opens as it was played, and the price still goes only up', () => {
    let met = 0;
    for (const seed of seeds) {
      const setup: Setup = {
        ...{ ruleSet: 'e1', technologySides: 'A', seed, rulings, components: upward },
        seats: (['green', 'blue', 'red'] as const).map((colour) => ({ colour, player: 'random' })),
      };
      const { state, log } = playRandomly({ ...game, randomSetup: () => setup }, seed, (before) => {
        if (!offered(before) || !before.turn) return;
        met++;
        const change = { type: 'bonusPrice', seat: before.turn.seat, change: -1 } as const;
        expect(refuse(before, change)).toMatchObject({ rule: 'SR.7', reason: 'bonusOnlyUp' });
      });
      const { components: _, ...saved } = setup;
      const old = makeSave(smartphone, { ...saved, rulings: {} }, log);
      const save = {
        ...old,
        rulesVersion: 2,
        setup: { ...old.setup, rulings: { priceBonusDirection: 'onlyUp', coverThroughPad: 'hidden' } },
      };
      const opened = openSave(smartphone, save).game;
      expect(opened?.log).toEqual(log);
      expect(opened?.setup.components).toEqual(upward);
      expect(opened?.end.standings).toEqual(state.standings);
    }
    expect(met).toBeGreaterThan(0);
  });

  test('a link of the lab with it opens', () => {
    const position = { phase: 'logistics', rulings: { priceBonusDirection: 'onlyUp' } };
    expect(positionSchema.parse(position)).toEqual({ phase: 'logistics', rulings, components: upward });
    expect(rulingsSchema.parse(position.rulings)).toEqual(rulings);
  });

  test('a component set that came with it is kept, and a broken one is told as ever', () => {
    const { retailers: _, ...broken } = printed;
    const named = { ...printed, name: 'Mine' };
    const read = (components: unknown) =>
      smartphone.parseSetup({
        ruleSet: 'e2',
        rulings: { priceBonusDirection: 'onlyUp' },
        seats: ['green', 'red'].map((colour) => ({ colour, player: 'person' })),
        technologySides: 'A',
        seed: 1,
        components,
      });
    expect(read(named)).toMatchObject({ ok: true, value: { components: { ...upward, name: 'Mine' } } });
    expect(read(broken)).toMatchObject({ ok: false, issues: [{ path: 'components.retailers' }] });
    expect(read({ ...printed, retailers: [{ size: 'S' }] })).toMatchObject({ ok: false });
  });
});
