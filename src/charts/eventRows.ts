import { sameAction } from '@machines/core/sameAction.ts';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { eventsIn, guardOf, waysFor } from '@/live/guard.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import { wayId } from './ids.ts';
import type { MachineKit } from './machineKit.ts';

/** What a state says to one event, or one way that is taken at once. */
export interface EventRow<T extends ScenarioTypes> {
  key: string;
  /** Its guard says yes, says no, or was not asked because another came first. */
  answer: 'yes' | 'no' | 'unasked';
  /** The event; null for a way that is taken at once. */
  event: string | null;
  guard: string | null;
  /** The way, for what the chart says about it. */
  way: string | null;
  /** What can be done. */
  actions: readonly T['action'][];
  /** What was asked and refused, and why. */
  refused: { action: T['action']; refusal: T['refusal'] } | null;
}

type Snapshot = Pick<AnyMachineSnapshot, '_nodes'>;
type Kit<T extends ScenarioTypes> = Pick<MachineKit<T, never>, 'legal' | 'refuse' | 'tries'>;

/** Of one event no more refusals than this: each is another reason. */
const mostReasons = 2;

/** Where somebody acts: each event with what its guard says, what is allowed first. `next` is known to be allowed. */
export function eventRows<T extends ScenarioTypes>(
  kit: Kit<T>,
  snapshot: Snapshot,
  state: T['state'],
  next: T['action'] | null,
): EventRow<T>[] {
  const legal = kit.legal(state);
  const rows = eventsIn(snapshot).flatMap((event): EventRow<T>[] => {
    const [way] = waysFor(snapshot, event);
    const same = { event, guard: way ? guardOf(way) : null, way: way ? wayId(way) : null };
    const listed = legal.filter(({ type }) => type === event);
    const known = next?.type === event && !listed.some((each) => sameAction(each, next)) ? [next] : [];
    const actions = [...known, ...listed];
    const reasons = new Map<string, NonNullable<EventRow<T>['refused']>>();
    for (const action of kit.tries(state, event)) {
      const refusal = kit.refuse(state, action);
      if (refusal && !reasons.has(refusal.reason)) reasons.set(refusal.reason, { action, refusal });
    }
    return [
      ...(actions.length > 0 ? [{ ...same, key: event, answer: 'yes' as const, actions, refused: null }] : []),
      ...[...reasons].slice(0, mostReasons).map(([reason, refused]) => ({
        ...same,
        key: `${event} ${reason}`,
        answer: 'no' as const,
        actions: [],
        refused,
      })),
    ];
  });
  return [...rows.filter(({ answer }) => answer === 'yes'), ...rows.filter(({ answer }) => answer === 'no')];
}

/** Where nobody acts: the ways out in the order they are asked; the first that holds is the one taken next. */
export function ownRows<T extends ScenarioTypes>(leaf: AnyStateNode, taken: readonly string[]): EventRow<T>[] {
  const ways = leaf.always ?? [];
  const at = ways.findIndex((way) => taken.includes(wayId(way)));
  return ways.map((way, n) => ({
    key: wayId(way),
    answer: n === at ? 'yes' : n < at ? 'no' : 'unasked',
    event: null,
    guard: guardOf(way),
    way: wayId(way),
    actions: [],
    refused: null,
  }));
}
