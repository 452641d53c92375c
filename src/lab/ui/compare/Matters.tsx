import type { PartingOf } from '@machines/core/lab/ruleSettings.ts';
import type { LabWords } from '@/i18n/en/bench.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LabTypes } from '../../labGame.ts';
import type { LabPage } from '../fields.tsx';
import type { LabKit } from '../labKit.ts';

interface Props<T extends LabTypes, W extends LabWords, Hand> extends LabPage<W> {
  kit: LabKit<T, W, Hand>;
  matters: readonly PartingOf<T['choice']>[];
}

/** Matters that two readings decide differently: each by its name and clause, with what either says. */
export const Matters = <T extends LabTypes, W extends LabWords, Hand>({ kit, matters }: Props<T, W, Hand>) => (
  <ul className="lab-behind">
    {matters.map(({ name, values: [first, second] }) => {
      const choice = kit.game.game.choices[name];
      if (!choice) return null;
      const { title, clause, values: said } = choice;
      return (
        <li key={name}>
          <p>
            <b>{title}</b> <ClauseLink id={clause} />
          </p>
          <div className="lab-two">
            <p>{said[first]}</p>
            <p>{said[second]}</p>
          </div>
        </li>
      );
    })}
  </ul>
);
