import { unmetText } from '@machines/core/position/unmet.ts';
import { planUnmet } from '@machines/smartphone/position/planChecks.ts';
import type { PairName, PositionSpec } from '@machines/smartphone/position/schema.ts';
import { meansOf, planOf, planResultOf } from '@/games/smartphone/learn/desk.ts';
import type { Asking, Proved } from '@/widgets/proveWidget.ts';
import type { WidgetTag } from '@/widgets/schemas.ts';

/** A desk whose goal is not met at first, and is met by the plan that its author gives. */
export function proveDesk(tag: WidgetTag<'Desk'>, ask: Asking): Proved {
  const { seat, improvements, goal, plan: notes, solution: wanted, name, title } = tag;
  const position: PositionSpec = {
    phase: 'planning',
    seats: seat === 'red' ? ['red', 'green'] : [seat, 'red'],
    table: { [seat]: improvements ? { improvements: improvements as PairName[] } : {} },
  };
  const desk = meansOf({ position, seat } as never);
  const plan = planOf(desk, notes);
  const solution = wanted && planOf(desk, wanted, 'solution');
  if (goal && solution) {
    if (planUnmet(plan, desk.means, planResultOf(desk, plan), goal).length === 0)
      ask.wrong('goal', 'It is met before anything is done.');
    const [unmet] = planUnmet(solution, desk.means, planResultOf(desk, solution), goal);
    if (unmet) ask.wrong('solution', unmetText(unmet));
  }
  const { components: _, ...means } = desk.means;
  return {
    game: 'smartphone',
    widget: { seat, means, powers: desk.powers, plan, goal, solution, name, title },
    clauses: [],
  };
}
