import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { describe, expect, test } from 'vitest';
import { targetAt } from '@/games/smartphone/play/pointing.ts';
import { begin, edit, type TableRules } from '../smartphone/kit.ts';
import { bench, buyer, pressed, region, technology } from './pressed.ts';

/** Retailer tiles by the bonus they give: [tile, side]. */
const bonuses = {
  goods: [5, 1],
  oneProgress: [1, 0],
  price: [0, 1],
  moveOffice: [4, 0],
  secondOffice: [6, 0],
  twoProgress: [5, 0],
} as const;

/** Green has just reached the retailer in India, which offers its bonus. */
const offering = (bonus: keyof typeof bonuses, options: Partial<TableRules> = {}): GameState => {
  const [at, side] = bonuses[bonus];
  return edit(begin(bench(options, 'A'), 'logistics'), (draft) => {
    draft.retailers.India = { tile: at, side };
    draft.offices.India = ['green'];
    const offered = componentsOf(draft).retailers[at]?.sides[side].bonus;
    if (offered) draft.pending = { kind: 'bonus', region: 'India', bonus: offered };
  });
};

describe('SR.3: while a retailer offers its bonus', () => {
  test('pressing the retailer takes it, or is the choice among its uses', () => {
    expect(pressed(offering('goods'), region('India'))).toBe('may takeBonus');
    expect(pressed(offering('price'), region('India'))).toBe('may bonusPrice');
    expect(targetAt(offering('price'), 'green', region('India'))?.actions).toHaveLength(2);
    expect(pressed(offering('oneProgress'), region('India'))).toBe('may bonusProgress');
    expect(pressed(offering('twoProgress'), region('India'))).toBe('may bonusProgress');
    expect(pressed(offering('secondOffice'), region('India'))).toBe('may bonusOffice');
    expect(pressed(offering('moveOffice'), region('India'))).toBe('may bonusMove');
  });

  test('with only one way left it is taken at once', () => {
    const state = edit(offering('price', { rulings: { priceBonusDirection: 'asShown' } }), (draft) => {
      draft.pending = { kind: 'bonus', region: 'India', bonus: { kind: 'price', shows: 'up' } };
    });
    expect(targetAt(state, 'green', region('India'))?.actions).toEqual([
      { type: 'bonusPrice', seat: 'green', change: 1 },
    ]);
  });

  test('progress goes to technologies, alone or in pairs; one that is owned is refused (SR.4)', () => {
    expect(targetAt(offering('oneProgress'), 'green', technology('NFC'))?.actions).toHaveLength(1);
    // NFC with itself and with each of the four others that Green lacks.
    expect(targetAt(offering('twoProgress'), 'green', technology('NFC'))?.actions).toHaveLength(5);
    expect(pressed(offering('oneProgress'), technology('GPS'))).toBe('SR.4 technologyOwned');
    expect(pressed(offering('twoProgress'), technology('GPS'))).toBe('SR.4 technologyOwned');
  });

  test('a second office goes to a region with one of one’s own (SR.4)', () => {
    const state = offering('secondOffice');
    expect(pressed(state, region('North Africa'))).toBe('may bonusOffice');
    expect(pressed(state, region('Europe'))).toBe('SR.4 secondOfficeNeedsOne');
    expect(pressed(state, region('South America'))).toBe('SR.4 noSecondOnRetailer');
  });

  test('an office is moved from where one has it to where one has none (SR.6)', () => {
    const state = offering('moveOffice');
    const from = targetAt(state, 'green', region('North Africa'))?.actions ?? [];
    expect(from.length).toBeGreaterThan(1);
    for (const move of from) expect(move).toMatchObject({ type: 'bonusMove', from: 'North Africa' });
    expect(targetAt(state, 'green', region('Europe'))?.actions).toEqual([
      { type: 'bonusMove', seat: 'green', from: 'North Africa', space: 0, to: 'Europe' },
    ]);
    expect(pressed(state, region('Emirates'))).toBe('S6.5 regionFull');
    const alone = edit(state, (draft) => {
      draft.offices.India = ['red'];
    });
    expect(pressed(alone, region('South America'))).toBe('SR.6 moveKinds');
  });

  test('what has nothing to do with the bonus waits for it, or belongs to another phase', () => {
    for (const bonus of ['goods', 'price', 'oneProgress'] as const) {
      expect(pressed(offering(bonus), region('Europe'))).toBe('SR.3 bonusFirst');
      expect(pressed(offering(bonus), region('North Africa'))).toBe('SR.3 bonusFirst');
      expect(pressed(offering(bonus), buyer('North Africa'))).toBe('S7.1 wrongPhase');
    }
    for (const bonus of ['goods', 'price', 'secondOffice', 'moveOffice'] as const)
      expect(pressed(offering(bonus), technology('NFC'))).toBe('S5.1 wrongPhase');
  });

  test('nobody else may touch it (SP.3)', () => {
    for (const bonus of Object.keys(bonuses) as (keyof typeof bonuses)[])
      expect(pressed(offering(bonus), region('India'), 'blue')).toBe('SP.3 notYourTurn');
  });
});
