import type { PartingOf } from '@machines/core/lab/ruleSettings.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LabTypes } from '../../labGame.ts';
import { useLab } from '../atLab.ts';

/** Matters that two readings decide differently: each by its name and clause, with what either says. */
export function Matters({ matters }: { matters: readonly PartingOf<LabTypes['choice']>[] }) {
  const { choices } = useLab().kit.game.game;
  return (
    <ul className="lab-behind grid gap-3 small-print">
      {matters.map(({ name, values: [first, second] }) => {
        const choice = choices[name];
        if (!choice) return null;
        const { title, clause, values: said } = choice;
        return (
          <li key={name}>
            <p>
              <b>{title}</b> <ClauseLink id={clause} />
            </p>
            <div className="lab-two grid gap-3">
              <p>{said[first]}</p>
              <p>{said[second]}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
