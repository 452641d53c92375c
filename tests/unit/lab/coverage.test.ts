import type { Action } from '@machines/coverage/actions.ts';
import { randomAction } from '@machines/coverage/bots/random.ts';
import { step } from '@machines/coverage/flow.ts';
import { listedTypes, verdicts } from '@machines/coverage/lab/candidates.ts';
import { nearestLegal } from '@machines/coverage/lab/nearest.ts';
import { lookAt, openPosition } from '@machines/coverage/position/build.ts';
import type { PositionSpec } from '@machines/coverage/position/schema.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import { newGame } from '@machines/coverage/start.ts';
import { changeWords } from '@machines/coverage/words/change.ts';
import { describe, expect, test } from 'vitest';
import { withHex, withSeats } from '@/games/coverage/lab/edits.ts';
import { coverageLab, type LabDocument } from '@/games/coverage/lab/labGame.ts';
import { coveragePlay } from '@/games/coverage/play/coverage.ts';
import { scenarioGame as coverage } from '@/games/coverage/scenarios/scenarioGame.ts';
import { asGame } from '@/lab/asGame.ts';
import { fromScenario } from '@/lab/asScenario.ts';
import { layBench } from '@/lab/bench.ts';
import { readScenarioText, scenarioText } from '@/lab/labFile.ts';
import { labFragment, readLabFragment } from '@/lab/labLink.ts';
import { openLink, shareFragment } from '@/play/keep/link.ts';
import { readScenario, readScenarioOf } from '@/scenarios/scenarioLibrary.ts';
import { filesOf } from '../content/files.ts';
import { junkAction, randomSetup } from '../coverage/games.ts';
import { dice } from '../shared/dice.ts';

/** Ember's turn; Fern has a small network, and Red one of its shares. */
const position: PositionSpec = {
  rules: 'book',
  turn: 'red',
  table: { green: { cash: 16, shares: { green: 2 } }, red: { cash: 5, shares: { red: 2, green: 1 } } },
  companies: { green: { treasury: 4, network: { B2: 2, C2: 1 } }, red: { treasury: 20 } },
};
const bench: LabDocument = {
  position,
  moves: [{ type: 'act', company: 'red' }, { type: 'finish' }],
  other: { rules: 'book', rulings: { zeroExpansion: 'allowed' } },
};
const laidOut = (document: LabDocument) => {
  const laid = layBench(coverageLab, document);
  if (!laid.ok) throw new Error(laid.message);
  return laid.bench;
};

describe('a position of Coverage on the bench', () => {
  test('in a link and as a scenario file it comes back whole, and the runner takes the file', async () => {
    const asked = await readLabFragment(coverageLab, await labFragment(bench));
    expect(asked).toEqual({ kind: 'document', document: bench, problems: [] });
    const text = scenarioText(coverageLab, bench);
    const read = readScenarioText(coverageLab, text);
    expect(read).toMatchObject({ ok: true, document: { moves: bench.moves, other: bench.other } });
    expect(read.ok && read.document.position).toEqual({ ...position, rulings: {} });
    const { scenario } = readScenario('content/scenarios/coverage/from-the-lab/scenario.yaml', text);
    expect(scenario.outcomes.map(({ answer }) => answer)).toEqual(['result1', 'result2']);
  });
  test('every scenario of the site goes onto the bench, and off it again as one that holds', () => {
    const files = filesOf('content/scenarios/coverage/*/scenario.yaml');
    expect(files.length).toBeGreaterThan(2);
    for (const { file, text } of files) {
      const document = fromScenario(coverageLab, readScenarioOf(coverage, file, text).scenario);
      expect(() => readScenarioOf(coverage, file, scenarioText(coverageLab, document)), file).not.toThrow();
    }
  });
  test('C1.7, C5.7 what no game could reach is named, it is played all the same, and is no file', () => {
    const odd: LabDocument = {
      ...bench,
      position: { ...position, companies: { green: { network: { A4: 1, A1: 1 } } }, passes: 2 },
      moves: [{ type: 'passTurn' }],
    };
    const { findings, stretches } = laidOut(odd);
    expect(findings.map(({ rule }) => rule)).toEqual(['C1.7', 'C5.7', 'C6.1']);
    expect(stretches).toHaveLength(2);
    expect(() => scenarioText(coverageLab, odd)).toThrow(/C1\.7/);
  });
  test('C2.1 a seat that is named and does not sit there is told with its place', () => {
    const laid = layBench(coverageLab, { ...bench, position: { turn: 'blue' } });
    expect(laid).toMatchObject({ ok: false, place: 'turn', message: expect.stringMatching(/^C2\.1/) });
  });
  test('C4.8 the same moves part where one reading refuses, with its clause and the matter behind it', () => {
    const { difference, played } = coverageLab.compare(
      position,
      bench.moves,
      coverageLab.settingsOf(position),
      bench.other,
    );
    expect(played).toBe(1);
    expect(difference).toMatchObject({
      move: 1,
      sides: [{ refusal: { rule: 'C4.8' } }, { refusal: null }],
      behind: [{ name: 'zeroExpansion', values: ['refused', 'allowed'] }],
    });
    expect(difference?.discords).toContainEqual({ what: 'phase', values: ['acting', 'choosing'] });
  });
});

test('C4.8 before the move that parts two readings of Coverage it is named among what only one allows', () => {
  const { difference, next } = coverageLab.compare(
    position,
    bench.moves.slice(0, 1),
    coverageLab.settingsOf(position),
    bench.other,
  );
  expect(difference).toBeNull();
  expect(next).toMatchObject({
    unlike: [{ action: { type: 'finish', seat: 'red' }, allowedBy: 1, refusal: { rule: 'C4.8' } }],
    behind: [{ name: 'zeroExpansion', values: ['refused', 'allowed'] }],
  });
});

describe('the form of a position', () => {
  test('a pressed hex is laid, taken over, and freed again', () => {
    const { table } = laidOut({ ...bench, position });
    const over = withHex(position, table, 'red', 3, '-1,0');
    expect(over.companies?.green?.network).toEqual({ C2: 1 });
    expect(over.companies?.red).toEqual({ treasury: 20, network: { B2: 3 } });
    const freed = withHex(over, laidOut({ ...bench, position: over }).table, 'red', 3, '-1,0');
    expect(freed.companies?.red?.network).toEqual({});
  });
  test('C2.1 who leaves takes everything along', () => {
    const three: PositionSpec = {
      seats: ['green', 'blue', 'red'],
      turn: 'blue',
      table: { green: { shares: { green: 1, blue: 1 } }, blue: { cash: 3 } },
      companies: { blue: { treasury: 9 } },
      auction: { company: 'blue' },
    };
    const two = withSeats(three, ['red', 'green']);
    expect(two).toEqual({ seats: ['green', 'red'], table: { green: { shares: { green: 1 } } }, companies: {} });
    expect(lookAt(two).findings).toEqual([]);
  });
});

describe('any action and its verdict', () => {
  test('every legal action is among them, whatever the game', () => {
    for (let seed = 0; seed < 12; seed++) {
      let state = newGame(randomSetup(seed));
      for (let random = seed, n = 0; state.phase !== 'over' && n < 60; n++) {
        const [due] = legalActions(state);
        const all = listedTypes.flatMap((type) => verdicts(state, type, due?.seat ?? 'green'));
        const allowed = new Set(all.flatMap(({ action, refusal }) => (refusal ? [] : [JSON.stringify(action)])));
        for (const action of legalActions(state)) expect(allowed, `seed ${seed}`).toContain(JSON.stringify(action));
        const [action, next] = randomAction(state, random);
        if (!action) break;
        random = next;
        state = step(state, action).state;
      }
    }
  });
  const ways = (spec: PositionSpec, action: Action) => {
    const { state } = openPosition(spec);
    return nearestLegal(state, action).map((change) => changeWords(change, state.setup));
  };
  test('C6.1 its own turn', () => {
    expect(ways({}, { type: 'passTurn', seat: 'red' })).toContain('on Red’s own turn');
  });
  test('C4.1 a share of the company', () => {
    const said = ways({}, { type: 'act', seat: 'green', company: 'red' });
    expect(said).toContain('if Green held an issued share of Ember');
    expect(said[0]).toMatch(/^with this move instead: /);
  });
  test('C3.1 a share in the pool', () => {
    expect(ways({}, { type: 'auction', seat: 'green', company: 'red', source: 'pool' })).toContain(
      'if a share of Ember were in the pool',
    );
  });
  test('C3.2 the nearest sum of cash that will do', () => {
    const said = ways({ auction: { company: 'green' } }, { type: 'bid', seat: 'green', amount: 28 });
    expect(said.filter((each) => each.startsWith('if'))).toEqual(['if Green had $28']);
  });
  test('C4.8 another ruling, with its clause', () => {
    const { state } = openPosition({ moves: [{ type: 'act' }] });
    expect(nearestLegal(state, { type: 'finish', seat: 'green' })).toContainEqual({
      what: 'ruling',
      rule: 'C4.8',
      params: { name: 'zeroExpansion', value: 'allowed' },
    });
  });
  test('an answer to any junk, in words', () => {
    const roll = dice(5);
    for (const spec of [{}, { auction: { company: 'green' } }, { moves: [{ type: 'act' }] }] as PositionSpec[]) {
      const { state } = openPosition(spec);
      for (let n = 0; n < 60; n++)
        for (const change of nearestLegal(state, junkAction(roll)))
          expect(changeWords(change, state.setup)).toMatch(/^[^{}|#]{5,}$/);
    }
  });
});

describe('the bench and games of Coverage', () => {
  test('a moment of a game opens at its turn with the moves since, and goes back', async () => {
    const setup = randomSetup(1, { openMoney: 'open' });
    let state = newGame(setup);
    const log: Action[] = [];
    for (let random = 3; log.length < 17 || state.phase === 'choosing'; ) {
      const [action, next] = randomAction(state, random);
      if (!action) throw new Error('The game is over too soon.');
      random = next;
      state = step(state, action).state;
      log.push(action);
    }
    const fragment = await shareFragment(coveragePlay, { setup, log, end: state });
    const asked = await readLabFragment(coverageLab, fragment);
    if (asked.kind !== 'document') throw new Error(asked.kind);
    const last = laidOut(asked.document).stretches.at(-1)?.state;
    const { phase, seats, companies, towers, bank } = state;
    expect(last).toMatchObject({ phase, seats, companies, towers, bank });
    expect(await asGame(coverageLab, asked.document)).toEqual({ kind: 'moment', fragment });
  });
  test('a set-up with moves is a game, anything else a position to begin one at', async () => {
    const game = await asGame(coverageLab, { ...coverageLab.empty, moves: [{ type: 'passTurn' }] });
    if (game?.kind !== 'setup') throw new Error('It is one.');
    expect(await openLink(coveragePlay, game.fragment)).toMatchObject({ problems: [], game: { log: { length: 1 } } });
    expect(await asGame(coverageLab, bench)).toMatchObject({ kind: 'position' });
  });
});
