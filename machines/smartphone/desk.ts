import { assign, setup } from 'xstate';
import { printed } from './components/printed.ts';
import { type Rules, rulesOf } from './editions.ts';
import type { PadName } from './names.ts';
import type { PadPlacement, Plan, Turn } from './plan.ts';
import { padSize } from './rules/grid.ts';
import { type PlanMeans, refusePlan } from './rules/plan.ts';
import type { RefusalOf } from './rules/refuse.ts';
import { tallyPlan } from './rules/symbols.ts';
import { noPowers, type Yield, yieldOf } from './rules/yields.ts';

/** The desk is this many cells wide and high; pieces stay on it. */
export const deskSize = { width: 8, height: 7 };

/** Pad B over the lower right corner of pad A: a legal plan to start from. */
export const openingPlan: Plan = {
  bottom: { pad: 'A', side: 2, turn: 0, x: 2, y: 1 },
  top: { pad: 'B', side: 1, turn: 0, x: 3, y: 3 },
  improvements: [],
};

const rules: Rules = rulesOf({ setup: { ruleSet: 'e2', rulings: {} } });
const means: PlanMeans = { components: printed, rules, improvements: [], fourG: false };

export interface PlanReading extends Yield {
  /** Why the plan may not be made, or null. */
  refusal: RefusalOf | null;
}

/** What a plan of two bare pads gives, and whether it may be made. */
export const readPlan = (plan: Plan): PlanReading => ({
  refusal: refusePlan(means, plan),
  ...yieldOf(printed, rules, tallyPlan(printed, rules, plan, 0), noPowers),
});

export type DeskEvent =
  | { type: 'move'; piece: PadName; dx: number; dy: number }
  | { type: 'place'; piece: PadName; x: number; y: number }
  | { type: 'turn'; piece: PadName }
  | { type: 'flip'; piece: PadName }
  | { type: 'raise'; piece: PadName }
  | { type: 'reset' };

const onDesk = (placement: PadPlacement): PadPlacement => {
  const { width, height } = padSize(placement.turn);
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, Math.round(value)));
  return {
    ...placement,
    x: clamp(placement.x, deskSize.width - width),
    y: clamp(placement.y, deskSize.height - height),
  };
};

const change = (plan: Plan, piece: PadName, edit: (placement: PadPlacement) => PadPlacement): Plan => ({
  ...plan,
  bottom: plan.bottom.pad === piece ? onDesk(edit(plan.bottom)) : plan.bottom,
  top: plan.top.pad === piece ? onDesk(edit(plan.top)) : plan.top,
});

export const deskMachine = setup({
  types: {
    context: {} as { opening: Plan; plan: Plan },
    events: {} as DeskEvent,
    input: {} as { plan?: Plan },
  },
  guards: { planMayBeMade: ({ context }) => refusePlan(means, context.plan) === null },
  actions: {
    movePad: assign({
      plan: ({ context, event }) => {
        if (event.type === 'move')
          return change(context.plan, event.piece, (pad) => ({ ...pad, x: pad.x + event.dx, y: pad.y + event.dy }));
        if (event.type === 'place')
          return change(context.plan, event.piece, (pad) => ({ ...pad, x: event.x, y: event.y }));
        return context.plan;
      },
    }),
    turnPad: assign({
      plan: ({ context, event }) =>
        event.type === 'turn'
          ? change(context.plan, event.piece, (pad) => ({ ...pad, turn: ((pad.turn + 1) % 4) as Turn }))
          : context.plan,
    }),
    flipPad: assign({
      plan: ({ context, event }) =>
        event.type === 'flip'
          ? change(context.plan, event.piece, (pad) => ({ ...pad, side: pad.side === 1 ? 2 : 1 }))
          : context.plan,
    }),
    bringPadToTop: assign({
      plan: ({ context: { plan }, event }) =>
        event.type === 'raise' && plan.bottom.pad === event.piece
          ? { ...plan, bottom: plan.top, top: plan.bottom }
          : plan,
    }),
    layPadsBack: assign({ plan: ({ context }) => context.opening }),
  },
}).createMachine({
  id: 'desk',
  description: 'Two pads on a grid, laid out before anyone commits to a plan.',
  context: ({ input }) => ({ opening: input.plan ?? openingPlan, plan: input.plan ?? openingPlan }),
  initial: 'checking',
  on: {
    move: { target: '.checking', actions: 'movePad' },
    place: { target: '.checking', actions: 'movePad' },
    turn: { target: '.checking', actions: 'turnPad' },
    flip: { target: '.checking', actions: 'flipPad' },
    raise: { target: '.checking', actions: 'bringPadToTop' },
    reset: { target: '.checking', actions: 'layPadsBack' },
  },
  states: {
    checking: { always: [{ guard: 'planMayBeMade', target: 'legal' }, { target: 'illegal' }] },
    legal: { description: 'The pads as they lie may be committed.', meta: { rules: ['S1.1', 'S1.2'] } },
    illegal: { description: 'The pads lie apart, or one lies exactly on the other.', meta: { rules: ['S1.2'] } },
  },
});
