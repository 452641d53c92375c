import { assign } from 'xstate';
import { setup } from '../core/setup.ts';
import * as edits from './desk/edits.ts';
import { planOnDesk } from './desk/layout.ts';
import { openingPlan } from './desk/openingPlan.ts';
import { bareMeans } from './desk/planResult.ts';
import type { Plan } from './plan.ts';
import { type PlanMeans, refusePlan } from './rules/plan.ts';
import { noPowers, type Powers } from './rules/yields.ts';

export type { DeskEvent, Lay } from './desk/edits.ts';
export * from './desk/layout.ts';
export * from './desk/openingPlan.ts';
export * from './desk/planResult.ts';
export * from './desk/refused.ts';
export * from './desk/spot.ts';

interface Desk {
  /** What the plan is made of, and the rules it is judged by. */
  means: PlanMeans;
  /** What its player has besides, for the read-out only. */
  powers: Powers;
  plan: Plan;
}

type DeskEvent = edits.DeskEvent;
type Asked = { context: Desk; event: DeskEvent };

/** An action that makes one plan of another, for events of one type. */
const edit = <T extends DeskEvent['type']>(
  type: T,
  change: (plan: Plan, event: edits.DeskEventOf<T>, means: PlanMeans) => Plan,
) =>
  assign<Desk, DeskEvent, undefined, DeskEvent, never>({
    plan: ({ context: { plan, means }, event }: Asked) =>
      event.type === type ? change(plan, event as edits.DeskEventOf<T>, means) : plan,
  });

export const deskMachine = setup({
  types: {
    context: {} as Desk,
    events: {} as DeskEvent,
    input: {} as Partial<Desk>,
  },
  guards: { planMayBeMade: ({ context: { means, plan } }) => refusePlan(means, plan) === null },
  actions: {
    movePiece: edit('move', edits.movePiece),
    placePiece: edit('place', edits.placePiece),
    turnPiece: edit('turn', edits.turnPiece),
    flipPad: edit('flip', edits.flipPad),
    raisePiece: edit('raise', edits.raisePiece),
    changeLayer: edit('layer', edits.changeLayer),
    layImprovement: edit('lay', edits.layImprovement),
    takeOff: edit('takeOff', edits.takeOff),
    loadPlan: edit('load', edits.loadPlan),
    layPadsBack: edit('reset', () => openingPlan),
  },
}).createMachine({
  id: 'desk',
  description: 'Two pads and improvements on a grid, laid out before anyone commits to a plan.',
  context: ({ input: { means = bareMeans, powers = noPowers, plan = openingPlan } }) => ({
    means,
    powers,
    plan: planOnDesk(plan),
  }),
  initial: 'checking',
  on: {
    move: { target: '.checking', actions: 'movePiece' },
    place: { target: '.checking', actions: 'placePiece' },
    turn: { target: '.checking', actions: 'turnPiece' },
    flip: { target: '.checking', actions: 'flipPad' },
    raise: { target: '.checking', actions: 'raisePiece' },
    layer: { target: '.checking', actions: 'changeLayer' },
    lay: { target: '.checking', actions: 'layImprovement' },
    takeOff: { target: '.checking', actions: 'takeOff' },
    load: { target: '.checking', actions: 'loadPlan' },
    reset: { target: '.checking', actions: 'layPadsBack' },
  },
  states: {
    checking: { always: [{ guard: 'planMayBeMade', target: 'legal' }, { target: 'illegal' }] },
    legal: {
      description: 'What lies on the desk may be committed.',
      meta: { rules: ['S1.1', 'S1.2', 'S1.4', 'S1.5', 'S1.6', 'S1.7', 'S1.9'] },
    },
    illegal: {
      description: 'The pads lie apart or exactly on each other, or an improvement lies where it may not.',
      meta: { rules: ['S1.2', 'S1.4', 'S1.6', 'S1.7'] },
    },
  },
});
