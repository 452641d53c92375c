import { smartphone } from '@machines/smartphone/index.ts';
import { impossible } from '@machines/smartphone/position/audit/index.ts';
import { layOut } from '@machines/smartphone/position/build.ts';
import { complete } from '@machines/smartphone/position/complete/index.ts';
import type { PositionSpec } from '@machines/smartphone/position/schema.ts';
import { describe, expect, test } from 'vitest';
import { findingsIn } from '@/content/positions.ts';
import { readData } from '@/content/read.ts';
import { coverageLab } from '@/games/coverage/lab/labGame.ts';
import { smartphoneLab } from '@/games/smartphone/lab/labGame.ts';
import { type DeskStep, smartphoneLesson } from '@/games/smartphone/learn/lessonGame.ts';
import { scenarioSchema } from '@/games/smartphone/scenarios/scenarioGame.ts';
import { fromScenario } from '@/lab/asScenario.ts';
import { lessonFindings, readLesson } from '@/learn/lessonLibrary.ts';
import { allSteps } from '@/learn/lessonSchema.ts';
import type { ScenarioGame } from '@/scenarios/scenarioGame.ts';
import { readScenario, scenarioFindings } from '@/scenarios/scenarioLibrary.ts';
import { filesOf } from './files.ts';

/** No position of the site is one that no game could reach, unless it says so. */

const scenarios = filesOf('content/scenarios/*/*/scenario.yaml').map(({ file, text }) => readScenario(file, text));
const lessons = filesOf('content/lessons/*/*/lesson.yaml').map(({ file, text }) => readLesson(file, text));

/** As they are written, before anything is completed. */
const sketches: [string, PositionSpec][] = [
  ...filesOf('content/scenarios/smartphone/*/scenario.yaml').map(({ file, text }): [string, PositionSpec] => [
    file,
    readData(file, scenarioSchema, text).position,
  ]),
  ...filesOf('content/lessons/smartphone/*/lesson.yaml').flatMap(({ file, text }) =>
    allSteps<Pick<DeskStep, 'id' | 'position'>>(readData(file, smartphoneLesson, text)).map(
      ({ step }): [string, PositionSpec] => [`${file} ${step.id}`, step.position],
    ),
  ),
];

describe('a game could reach every position that is not marked as constructed', () => {
  test('of every scenario, under every reading it is played by', () => {
    const found = scenarios
      .filter(({ scenario }) => !scenario.constructed)
      .map(
        ({ id, game, scenario }) =>
          [id, scenarioFindings(game as unknown as ScenarioGame<never>, scenario as never)] as const,
      );
    expect(found.length).toBeGreaterThan(200);
    expect(found.filter(([, list]) => list.length > 0)).toEqual([]);
  });

  test('of every step of every lesson', () => {
    const found = lessons.flatMap(({ game, id, lesson }) =>
      lessonFindings(game, lesson).map((each) => ({ lesson: id, ...each })),
    );
    expect(found.filter(({ constructed }) => !constructed)).toEqual([]);
    // The pads alone, without the starting improvement.
    expect(new Set(found.map(({ lesson }) => lesson))).toEqual(new Set(['goods', 'pads', 'price']));
  });

  test('so that the lab greets none of them with “No game could reach this”', () => {
    for (const entry of scenarios) {
      const { findings } =
        entry.game.id === 'coverage'
          ? coverageLab.open(fromScenario(coverageLab, entry.scenario as never).position)
          : smartphoneLab.open(fromScenario(smartphoneLab, entry.scenario as never).position);
      if (!entry.scenario.constructed) expect(findings, entry.id).toEqual([]);
    }
  });
});

describe('a position says what matters, and the rest is completed', () => {
  test('most are sketches, which as they are written no game could reach', () => {
    const rough = sketches.filter(([, spec]) => impossible(layOut(spec)).length > 0);
    expect(rough.length).toBeGreaterThan(150);
  });

  test('completing twice changes nothing', () => {
    for (const [place, spec] of sketches) expect(complete(complete(spec)), place).toEqual(complete(spec));
  });

  test('what is written stays as it is', () => {
    for (const [place, { table = {}, board = {}, ...spec }] of sketches) {
      const completed = complete({ ...spec, table, board });
      expect(completed, place).toMatchObject(spec);
      for (const [seat, written] of Object.entries(table)) {
        const { patents, ...rest } = written;
        expect(completed.table?.[seat as 'green'], place).toMatchObject(rest);
        expect(completed.table?.[seat as 'green']?.patents ?? [], place).toEqual(expect.arrayContaining(patents ?? []));
      }
      for (const [region, { offices = [], ...rest }] of Object.entries(board)) {
        const now = completed.board?.[region as 'CIS'];
        expect(now, place).toMatchObject(rest);
        // Only an office that never left home is put before those that are named.
        expect((now?.offices ?? []).slice(-offices.length || undefined).slice(0, offices.length), place).toEqual(
          offices,
        );
      }
    }
  });

  const sale: PositionSpec = { phase: 'sale', bare: true };
  test('S0.2 the home office, leftmost', () => {
    const { board } = complete({ ...sale, board: { CIS: { offices: ['green'] } } });
    expect(board?.CIS?.offices).toEqual(['red', 'green']);
    expect(board?.['North Africa']?.offices).toEqual(['green']);
  });
  test('S0.5 the retailers of the set-up, each once, none that moves an office', () => {
    const { board = {} } = complete({ ...sale, board: { Canada: { retailer: { tile: 1, side: 0 } } } });
    const lying = Object.entries(board).flatMap(([region, { retailer }]) =>
      retailer ? [[region, retailer.tile]] : [],
    );
    expect(lying.map(([region]) => region).sort()).toEqual(
      ['Australia', 'Canada', 'Caribbean', 'China', 'India', 'South America'].sort(),
    );
    expect(new Set(lying.map(([, tile]) => tile)).size).toBe(6);
    expect(board.Canada?.retailer).toEqual({ tile: 1, side: 0 });
  });
  test('S6.2 offices on the way, around what is written and around retailers', () => {
    const { board, round } = complete({ ...sale, board: { USA: { offices: ['red'] } } });
    expect(board?.Europe?.offices).toEqual(['red']);
    expect(round).toBe(2); // 8 logistics: with 4 in the first round it takes two
    const around = complete({ ...sale, board: { USA: { offices: ['red'] }, Europe: { offices: [] } } });
    expect(around.board?.Europe?.offices).toEqual([]);
    expect(around.board?.Canada?.offices).toEqual(['red']);
  });
  test('S5.3 the patent, for the first who has the technology', () => {
    const { table } = complete({
      ...sale,
      table: { green: { technologies: ['GPS'] }, red: { technologies: ['GPS'] } },
    });
    expect(table?.green?.patents).toEqual(['GPS']);
    expect(table?.red?.patents).toBeUndefined();
  });
  test('S4.1 a token for each phase 4 before production, an improvement after it, and the supply', () => {
    const early = complete({ phase: 'planning', round: 3 });
    expect([early.table?.green?.tokens, early.table?.red?.tokens, early.tokens]).toEqual([2, 2, 16]);
    const late = complete({ phase: 'sale', round: 3, table: { red: { tokens: 1 } } });
    expect(late.table?.green?.improvements).toHaveLength(4);
    expect(late.table?.red?.improvements).toHaveLength(3);
    expect(late.tokens).toBe(19);
  });
  test('SV.2 Steve’s pad', () => {
    const { table } = complete({ phase: 'sale', round: 3, steve: 'red' });
    expect(table?.red).toMatchObject({ tokens: 3, delayed: expect.any(String) });
    expect(table?.red?.placed).toHaveLength(3);
  });
  test('a position that cannot be laid out comes back as it is', () => {
    const spec: PositionSpec = { phase: 'sale', table: { red: { improvements: ['goods+improve'] } } };
    expect(complete(spec)).toEqual(spec);
    expect(() => findingsIn(smartphone, spec)).toThrow('There is no goods+improve improvement left');
  });
});
