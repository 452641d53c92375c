import { describe, expect, test } from 'vitest';
import { coverageGame } from '@/games/coverage/live/coverageGame.ts';
import { scenarioGame as coverage } from '@/games/coverage/scenarios/scenarioGame.ts';
import { smartphoneGame } from '@/games/smartphone/live/smartphoneGame.ts';
import { type Scenario, scenarioGame as smartphone } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { sidesIn, veiledBy } from '@/games/smartphone/scenarios/sides.ts';
import { scenarios as words } from '@/i18n/en/scenarios.ts';
import type { LiveGame } from '@/live/liveKit.ts';
import { resolve } from '@/live/resolve.ts';
import { triedAt } from '@/live/triedAt.ts';
import { answersByRuleSet, casesOf as casesIn } from '@/scenarios/cases.ts';
import { caseLabel } from '@/scenarios/label.ts';
import { anotherLike } from '@/scenarios/like.ts';
import { playVariant, variantsOf } from '@/scenarios/proveScenario.ts';
import type { ScenarioGame, ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { type EntryOf, readScenarioOf } from '@/scenarios/scenarioLibrary.ts';
import { filesOf } from '../content/files.ts';

const entries = filesOf('content/scenarios/smartphone/*/scenario.yaml').map(({ file, text }) =>
  readScenarioOf(smartphone, file, text),
);
const coverageEntries = filesOf('content/scenarios/coverage/*/scenario.yaml').map(({ file, text }) =>
  readScenarioOf(coverage, file, text),
);
const scenarioOf = (id: string) =>
  entries.find((each) => each.id === id)?.scenario ?? expect.fail(`there is no scenario ${id}`);
const casesOf = (scenario: Scenario) => casesIn(smartphone, scenario);
const label = { ...words, every: words.island.every, locale: 'en' };
const labels = (id: string, told: boolean) => {
  const cases = casesOf(scenarioOf(id));
  return cases.map((each) => caseLabel(each, cases, label, told));
};

/** Plays each case as its page does, and as it was proved. */
function playsAsProved<T extends ScenarioTypes>(
  game: ScenarioGame<T>,
  all: readonly EntryOf<T>[],
  live: LiveGame<T>,
): void {
  for (const { id, scenario } of all)
    test(id, () => {
      const variants = variantsOf(game, scenario);
      for (const each of casesIn(game, scenario)) {
        const [ruleSet] = [...each.ruleSets].sort(
          (a, b) => Number(b === game.game.defaultRuleSet) - Number(a === game.game.defaultRuleSet),
        );
        const variant = variants.find(
          ({ ruleSet: played, outcome }) =>
            played === ruleSet &&
            outcome.answer === each.answer &&
            Object.keys(outcome.rulings ?? {}).join() === each.rulings.map(({ name }) => name).join(),
        );
        const proved = playVariant(game, scenario, variant ?? expect.fail('no such variant'));
        const { rules, captions, refused } = resolve(live, each);
        expect(captions.flatMap(({ news }) => news)).toEqual(proved.news);
        const table = (state: T['state']) => ({ ...state, setup: null });
        if (!each.until) expect(table(rules.shown().context.game)).toEqual(table(proved.state));
        expect(table(rules.at(each.laid.actions.length).snapshot.context.game)).toEqual(table(proved.start));
        expect(refused?.refusal ?? null).toEqual(proved.refused?.refusal ?? null);
      }
    });
}

describe('the page plays what was proved', () => {
  playsAsProved(smartphone, entries, smartphoneGame);
  playsAsProved(coverage, coverageEntries, coverageGame);
});

test('no two scenarios have the same name, whichever game they are of', () => {
  const ids = [...entries, ...coverageEntries].map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
});

describe('nothing is told before the answer', () => {
  for (const { id, scenario } of entries)
    test(id, () => {
      const cases = casesOf(scenario);
      for (const each of cases) {
        const seen = { ...each.laid.state, ...each.before };
        expect(seen).toMatchObject({ phase: scenario.position.phase, turn: null, pending: null, news: [] });
        const hidden = caseLabel(each, cases, label, false);
        for (const { reading } of each.rulings) expect(hidden).not.toContain(reading);
      }
    });

  test('Steve’s marker is only where the position puts it', () => {
    const marker = (id: string) => {
      const [{ laid, before }] = casesOf(scenarioOf(id));
      return { ...laid.state, ...before }.seats.flatMap(({ steve }) => (steve ? [steve.marker] : []));
    };
    expect(marker('steve-marker-first-placed')).toEqual([null]);
    expect(marker('steve-marker-blocked')).toEqual([scenarioOf('steve-marker-blocked').position.table?.red?.marker]);
  });

  test('a technology keeps quiet where its print is the question', () => {
    expect(veiledBy('liIonGoods')).toBe('Li-ion');
    expect(veiledBy('controlTie')).toBeNull();
  });
});

describe('the cases of a scenario', () => {
  test('begin with the second edition, read as usual', () => {
    for (const { scenario } of entries) {
      const cases = casesOf(scenario);
      const asked = cases.find(({ usual, ruleSets }) => usual && ruleSets.includes('e2'));
      if (asked) expect(cases[0]).toBe(asked);
    }
  });

  test('are named by what tells them apart', () => {
    expect(labels('li-ion-goods', false)).toEqual(['second and Korean edition', 'first and corrected first edition']);
    expect(labels('control-tie', false)).toEqual([
      'first, corrected first, and second edition: standard ruling',
      'Korean edition',
      'first, corrected first, and second edition: the other ruling',
    ]);
    expect(labels('price-past-eight', false)).toEqual(['standard ruling', 'the other ruling']);
    expect(labels('price-past-eight', true)).toEqual([
      'The price stops at 2 or 8. (standard ruling)',
      'The price goes on; below 0 each good sold costs VP. (the other ruling)',
    ]);
    expect(labels('empty-region', false)).toEqual(['standard ruling', 'the other ruling']);
  });

  test('give each edition its answer', () => {
    expect(answersByRuleSet(smartphone.game, casesOf(scenarioOf('no-line-to-rsa')))).toEqual({
      e1: 'anywhere',
      e1c: 'refused',
      e2: 'refused',
      ko: 'refused',
    });
  });
});

test('sides are told of technologies in play, unless their cards lie there', () => {
  const sides = (id: string) => sidesIn(scenarioOf(id), casesOf(scenarioOf(id))[0].laid.state);
  expect(sides('leftmost-buyer')).toEqual({ GPS: 'A' });
  expect(sides('li-ion-goods')).toEqual({});
});

test('another like it shares its matter before its clauses', () => {
  expect(anotherLike(entries, 'control-tie')?.scenario.choice).toBe('controlTie');
  for (const { id, scenario } of entries) {
    const other = anotherLike(entries, id);
    expect(other?.id).not.toBe(id);
    expect(
      other?.scenario.clauses.some((clause) => scenario.clauses.includes(clause)),
      id,
    ).toBe(true);
  }
});

describe('“Try this move”', () => {
  const tried = (id: string, answer: string) => {
    const [usual] = casesOf(scenarioOf(id));
    const [action] = usual.tries[answer] ?? [];
    const { rules } = resolve(smartphoneGame, usual);
    const first = usual.laid.actions.length;
    rules.goTo(triedAt(rules, first, action?.type ?? ''));
    return { at: rules.get().cursor - first, refusal: action && rules.act(action) };
  };

  test('a plan is laid in the position once the plans of the line are shown', () => {
    expect(tried('overhang-twice', 'onlyOne')).toEqual({ at: 0, refusal: null });
  });

  test('a move of a phase that was left out is refused where the line ends', () => {
    expect(tried('no-token-left', 'substitute').refusal?.rule).toBe('S4.1');
  });
});
