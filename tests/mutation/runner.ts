import { INSTRUMENTER_CONSTANTS, type InstrumenterContext } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  type CompleteDryRunResult,
  type DryRunOptions,
  type DryRunResult,
  DryRunStatus,
  determineHitLimitReached,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { loader } from './bundle.ts';
import type { Tried } from './collect.ts';
import { endsInTime } from './within.ts';

/**
 * Runs the tests for Stryker. Its own runner for Vitest starts a thread for every change it tries, which took hours for
 * all rules; this takes minutes.
 */

/** What Stryker and the changed rules tell each other. */
function stryker(): InstrumenterContext {
  const holder = globalThis as { [INSTRUMENTER_CONSTANTS.NAMESPACE]?: InstrumenterContext };
  const context = holder[INSTRUMENTER_CONSTANTS.NAMESPACE] ?? {};
  holder[INSTRUMENTER_CONSTANTS.NAMESPACE] = context;
  return context;
}

const games = ['smartphone', 'coverage'] as const;
type Game = (typeof games)[number];

function gameOf(file: string): Game {
  const found = games.find((game) => file.includes(`machines/${game}/`));
  if (!found) throw new Error(`${file} belongs to no game.`);
  return found;
}

/** How a test went; null when it would not end. */
async function tryOne({ id, name, run }: Tried): Promise<TestResult | null> {
  const start = performance.now();
  const about = () => ({ id, name, timeSpentMs: performance.now() - start });
  try {
    const ended = endsInTime(run);
    if (!ended) return null;
    await ended.result;
    return { ...about(), status: TestStatus.Success };
  } catch (error) {
    const failureMessage = error instanceof Error ? error.message : String(error);
    return { ...about(), status: TestStatus.Failed, failureMessage };
  }
}

class RulesRunner implements TestRunner {
  private readonly loaders = new Map<Game, () => Tried[]>();

  /** The tests of a game, loaded anew. */
  private load(game: Game): Tried[] {
    const load = this.loaders.get(game);
    if (!load) throw new Error(`There are no tests of ${game}.`);
    return load();
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    for (const game of games) this.loaders.set(game, await loader(game));
  }

  async dryRun({ files }: DryRunOptions): Promise<DryRunResult> {
    const asked = games.filter((game) => !files || files.some((file) => gameOf(file) === game));
    const context = stryker();
    context.mutantCoverage = { static: {}, perTest: {} };
    const tests: TestResult[] = [];
    for (const game of asked)
      for (const { id } of this.load(game)) {
        // Anew for each: what one test has left in a cache would hide what the next one reaches.
        const test = this.load(game).find((each) => each.id === id);
        context.currentTestId = id;
        const result = test ? await tryOne(test) : null;
        if (!result) return { status: DryRunStatus.Timeout };
        tests.push(result);
        delete context.currentTestId;
      }
    const result: CompleteDryRunResult = { status: DryRunStatus.Complete, tests };
    return { ...result, mutantCoverage: context.mutantCoverage };
  }

  /** Until the first test that notices. */
  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    const { activeMutant, mutantActivation, testFilter, hitLimit } = options;
    const game = gameOf(options.sandboxFileName);
    const context = stryker();
    Object.assign(context, { hitCount: 0, hitLimit, activeMutant: undefined });
    if (mutantActivation === 'static') context.activeMutant = activeMutant.id;
    const tests: TestResult[] = [];
    try {
      const wanted = testFilter && new Set(testFilter);
      const loaded = endsInTime(() => this.load(game));
      if (!loaded) return toMutantRunResult({ status: DryRunStatus.Timeout });
      context.activeMutant = activeMutant.id;
      for (const test of loaded.result.filter(({ id }) => !wanted || wanted.has(id))) {
        const result = await tryOne(test);
        if (!result) return toMutantRunResult({ status: DryRunStatus.Timeout });
        tests.push(result);
        if (result.status === TestStatus.Failed) break;
      }
    } catch (error) {
      return toMutantRunResult({ status: DryRunStatus.Error, errorMessage: String(error) });
    }
    const endless = determineHitLimitReached(context.hitCount, hitLimit);
    return toMutantRunResult(endless ?? { status: DryRunStatus.Complete, tests });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'rules', RulesRunner)];
