import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { componentsOf } from '@machines/smartphone/rules/lookup.ts';
import { PlanPicture } from '@/games/smartphone/board/PlanPicture.tsx';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { Case } from './scenarioGame.ts';
import type { SmartphonePage } from './smartphonePage.ts';

interface Laying {
  seat: Colour;
  plan: Plan;
  /** One that is still to be committed. */
  action: Action | null;
}

/** The plans a question is about: those that lie open, and those that are going to be made. */
export const plansIn = ({ laid, actions }: Case): Laying[] => [
  ...laid.state.seats.flatMap(({ colour, plan }) => (plan ? [{ seat: colour, plan, action: null }] : [])),
  ...actions.flatMap((action) => (action.type === 'plan' ? [{ seat: action.seat, plan: action.plan, action }] : [])),
];

interface Props {
  now: Case;
  page: SmartphonePage;
  /** Commits a plan; null means nothing may be tried now. */
  act: ((action: Action) => unknown) | null;
}

/** Plans as pictures, each with its seat; one that is still to be made can be committed. */
export function Plans({ now, page, act }: Props) {
  const { island } = page.frame;
  const { board, live } = page.table;
  const all = plansIn(now);
  return (
    <ul className="plans">
      {all.map(({ seat, plan, action }, at) => {
        const own = all.filter((each) => each.seat === seat);
        const n = all.slice(0, at + 1).filter((each) => each.seat === seat).length;
        const label = fill(own.length > 1 ? island.planOf : island.plan, { seat: board.seats[seat], n });
        return (
          <li key={`${seat} ${n}`}>
            <p className="plan-of">
              <SeatShape seat={seat} /> {label}
            </p>
            <PlanPicture plan={plan} components={componentsOf(now.laid.state)} label={label} />
            {action && act && (
              <button type="button" className="button" data-act="move" onClick={() => act(action)}>
                {live.plan}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
