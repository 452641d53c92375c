import { randomAction } from '@machines/smartphone/bots/random.ts';
import { step } from '@machines/smartphone/flow.ts';
import { type Phase, regions, technologies } from '@machines/smartphone/names.ts';
import { legalActions } from '@machines/smartphone/rules/legal.ts';
import { componentsOf, hasBonus, hasRetailer, seatOf } from '@machines/smartphone/rules/lookup.ts';
import { newGame } from '@machines/smartphone/start.ts';
import { describe, expect, test } from 'vitest';
import type { Place } from '@/games/smartphone/play/boardPlaces.ts';
import { ruleSets, setupOf } from '../smartphone/kit.ts';
import { buyer, pressed, region, technology, tile, tokens } from './pressed.ts';

/** The clauses that only one side of a technology brings into a game. */
const sideOfClause = {
  'S9.1': ['GPS', 'A'],
  'S9.2': ['GPS', 'B'],
  'S9.3': ['Wi-Fi', 'A'],
  'S9.4': ['Wi-Fi', 'B'],
  'S9.5': ['Gamepad', 'A'],
  'S9.6': ['Gamepad', 'B'],
  'S9.7': ['Li-ion', 'A'],
  'S9.8': ['Li-ion', 'B'],
  'S9.9': ['NFC', 'A'],
  'S9.10': ['NFC', 'B'],
  'S9.11': ['4G', 'A'],
  'S9.12': ['4G', 'B'],
  'S7.7': ['4G', 'B'],
} as const;

/** What each kind of place may be refused for; phase and turn aside. */
const about: Record<Place['kind'], RegExp> = {
  region: /^(S6|S7|S0\.3|S9\.3|S9\.6|SR)/,
  buyer: /^(S7|SR\.1)/,
  technology: /^(S5|S0\.3|S9\.6|SR)/,
  improvement: /^S4/,
  tokens: /^S4/,
};

describe('pressing everything on the way through whole games', () => {
  for (const ruleSet of ruleSets)
    for (const sides of ['A', 'B'] as const)
      test(`always means something or is refused for what concerns it: sides ${sides}, ${ruleSet}`, () => {
        const setup = setupOf({
          seats: ['green', 'blue', 'red'],
          steve: 'red',
          ruleSet,
          sides: Object.fromEntries(technologies.map((each) => [each, sides])),
          seed: 11,
        });
        let state = newGame(setup);
        let random = 3;
        let asked = 0;
        for (;;) {
          const all: Place[] = [
            ...regions.map(region),
            ...regions.flatMap((name) =>
              hasRetailer(state, name) ? [] : componentsOf(state).regions[name].buyers.map((_, n) => buyer(name, n)),
            ),
            ...technologies.map(technology),
            ...state.block.map((_, n) => tile(state, n)),
            tokens,
          ];
          for (const by of ['green', 'blue'] as const)
            for (const place of all) {
              const said = pressed(state, place, by);
              const where = `${state.phase} ${JSON.stringify(place)} by ${by}`;
              if (said.startsWith('may')) {
                expect(state.turn?.seat, where).toBe(by);
                continue;
              }
              asked++;
              const [rule = ''] = said.split(' ');
              if (/^(SP\.3|SE\.1)$/.test(rule)) continue;
              expect(rule, `${where}: ${said}`).toMatch(about[place.kind]);
              const side = sideOfClause[rule as keyof typeof sideOfClause];
              if (side) expect(hasBonus(state, seatOf(state, by), side[0], side[1]), `${where}: ${said}`).toBe(true);
              if (rule.startsWith('SR'))
                expect(
                  state.pending?.kind === 'bonus' || ('region' in place && hasRetailer(state, place.region)),
                  `${where}: ${said}`,
                ).toBe(true);
            }
          const [action, next] = randomAction(state, random);
          random = next;
          if (!action) break;
          state = step(state, action).state;
        }
        expect(state.phase satisfies Phase).toBe('over');
        expect(legalActions(state)).toEqual([]);
        expect(asked).toBeGreaterThan(5000);
      });
});
