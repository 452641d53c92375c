import { stateValue } from '@machines/core/rules.ts';
import type { GameTypes } from '@/play/playable.ts';
import type { FuzzGame, Sight } from './game.ts';

/** How often each thing has been seen in a run. Greedy games go where the least has been seen. */
export function createSeen() {
  const counts = new Map<string, number>();
  const times = (sight: string): number => counts.get(sight) ?? 0;
  return {
    times,
    note: (sights: Iterable<string>) => {
      for (const sight of sights) counts.set(sight, times(sight) + 1);
    },
    /** How often the rarest of them has been seen. */
    rarity: (sights: readonly string[]): number => Math.min(...sights.map(times)),
    /** What of everything there is has never been seen. */
    missing: (kind: Sight, all: readonly string[]): string[] => all.filter((name) => times(`${kind} ${name}`) === 0),
  };
}
export type Seen = ReturnType<typeof createSeen>;

/** What is to be seen in a step. */
export const sightsOf = <T extends GameTypes>(game: FuzzGame<T>, action: T['action'], after: T['state']): string[] => [
  `action ${action.type}`,
  `moment ${game.kind(after)}`,
  ...game.told(after).flatMap(({ rule, what }) => [
    `clause ${rule}`,
    `news ${what}`,
    // The same thing told at another kind of moment or at a fuller table is worth seeing too.
    `${what} at ${game.kind(after)} with ${after.setup.seats.length}`,
  ]),
];

/** What is to be seen in a refusal. */
export const sightsIn = ({ rule, reason }: GameTypes['refusal']): string[] => [`clause ${rule}`, `refusal ${reason}`];

const cited = new Map<string, string[]>();

/** The clauses that the chart names where a game rests. */
export function clausesAt<T extends GameTypes>(
  { module, flow, chart: { machine } }: FuzzGame<T>,
  state: T['state'],
): string[] {
  const value = stateValue(flow.path(state));
  const key = `${module.id} ${JSON.stringify(value)}`;
  const known = cited.get(key);
  if (known) return known;
  const metas = Object.values(machine.resolveState({ value, context: { game: state } } as never).getMeta());
  const clauses = metas.flatMap(({ rules }) => (rules as string[]).map((rule) => `clause ${rule}`));
  cited.set(key, clauses);
  return clauses;
}
