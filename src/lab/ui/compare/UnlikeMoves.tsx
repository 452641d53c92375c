import { count } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { ComparisonIn, LabTypes } from '../../labGame.ts';
import { useLab } from '../atLab.ts';
import { Matters } from './Matters.tsx';

interface Props {
  comparison: ComparisonIn<LabTypes>;
  names: [string, string];
}

/** More than this nobody reads; the rest is counted. */
const most = 12;

/** What could be done next under one reading only, why the other refuses it, and the matters behind that. */
export function UnlikeMoves({ comparison, names }: Props) {
  const { kit, words } = useLab();
  const text = words.compare;
  const { states, next } = comparison;
  // Where only one has something to show, it gets the width.
  const oneSided = new Set(next.unlike.map(({ allowedBy }) => allowedBy)).size === 1;
  return (
    <div className="lab-difference grid gap-3">
      <h3>{count(text.unlike, next.unlike.length)}</h3>
      <div className={oneSided ? 'grid gap-3' : 'lab-two grid gap-3'}>
        {([0, 1] as const).map((side) => {
          const only = next.unlike.filter(({ allowedBy }) => allowedBy === side);
          const title = `${side === 0 ? text.first : text.second}: ${names[side]}`;
          return (
            <section key={side} className="lab-side grid gap-2 from-top small-print" aria-label={title}>
              <h3>{title}</h3>
              <p className="quiet">{only.length === 0 ? text.noneOnly : count(text.only, only.length)}</p>
              <ul className="grid gap-3 small-print">
                {only.slice(0, most).map(({ action, refusal }) => (
                  <li key={JSON.stringify(action)}>
                    <b>{kit.tryWords(action, states[side], words)}.</b> {kit.game.game.sentence(refusal, states[side])}{' '}
                    <ClauseLink id={refusal.rule} />
                  </li>
                ))}
              </ul>
              {only.length > most && <p className="quiet">{count(text.more, only.length - most)}</p>}
            </section>
          );
        })}
      </div>
      <h3>{text.behind}</h3>
      <Matters matters={next.behind} />
    </div>
  );
}
