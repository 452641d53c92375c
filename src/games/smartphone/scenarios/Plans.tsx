import type { Colour } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import { PlanPicture } from '@/games/smartphone/board/PlanPicture.tsx';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { Case } from './scenarioGame.ts';
import type { SmartphonePage } from './smartphonePage.ts';

interface Laying {
  seat: Colour;
  plan: Plan;
}

/** The plans a question is about: those that lie open, and those that are going to be made. */
export const plansIn = ({ laid, actions }: Case): Laying[] => [
  ...laid.table.seats.flatMap(({ colour, plan }) => (plan ? [{ seat: colour, plan }] : [])),
  ...actions.flatMap((action) => (action.type === 'plan' ? [{ seat: action.seat, plan: action.plan }] : [])),
];

/** Plans as pictures, each with its seat. */
export function Plans({ now, page }: { now: Case; page: SmartphonePage }) {
  const { island } = page.frame;
  const all = plansIn(now);
  return (
    <ul className="plans">
      {all.map(({ seat, plan }, at) => {
        const own = all.filter((each) => each.seat === seat);
        const n = all.slice(0, at + 1).filter((each) => each.seat === seat).length;
        const label = fill(own.length > 1 ? island.planOf : island.plan, { seat: page.board.seats[seat], n });
        return (
          <li key={`${seat} ${n}`}>
            <p>
              <SeatShape seat={seat} /> {label}
            </p>
            <PlanPicture plan={plan} components={componentsOf(now.laid.table)} label={label} />
          </li>
        );
      })}
    </ul>
  );
}
