import type { AnyScenario } from './scenarioSchema.ts';

interface Known {
  id: string;
  scenario: Omit<AnyScenario, 'difficulty'>;
}

/** How much two scenarios have to do with each other: what they are about counts most, then how they ask. */
function likeness(one: Known['scenario'], other: Known['scenario']): number {
  const shared = one.clauses.filter((clause) => other.clauses.includes(clause)).length;
  const first = one.clauses[0] === other.clauses[0] ? 2 : 0;
  const choice = one.choice !== undefined && one.choice === other.choice ? 4 : 0;
  return 2 * shared + first + choice + (one.kind === other.kind ? 1 : 0);
}

/** Another scenario like this one: the likest that follows it, going round. */
export function anotherLike<K extends Known>(all: readonly K[], id: string): K | undefined {
  const at = all.findIndex((each) => each.id === id);
  const here = all[at];
  if (!here) return undefined;
  const others = [...all.slice(at + 1), ...all.slice(0, at)];
  return others.reduce<K | undefined>(
    (best, each) =>
      !best || likeness(here.scenario, each.scenario) > likeness(here.scenario, best.scenario) ? each : best,
    undefined,
  );
}
