import { useState } from 'react';
import type { LabWords } from '@/i18n/en/bench.ts';
import { fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LabTypes } from '../../labGame.ts';
import type { LabPage } from '../fields.tsx';
import type { LabKit } from '../labKit.ts';

interface Asked<T extends LabTypes, W extends LabWords, Hand> extends LabPage<W> {
  kit: LabKit<T, W, Hand>;
  state: T['state'];
}

interface WaysProps<T extends LabTypes, W extends LabWords, Hand> extends Asked<T, W, Hand> {
  changes: readonly T['change'][];
}

const Ways = <T extends LabTypes, W extends LabWords, Hand>({ kit, state, changes, words }: WaysProps<T, W, Hand>) =>
  changes.length === 0 ? (
    <p className="quiet">{words.try.faraway}</p>
  ) : (
    <div className="lab-ways">
      <p>{words.try.wouldBe}</p>
      <ul>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>
            {kit.changeWords(change, state, words)}
            {change.rule && (
              <>
                {' '}
                <ClauseLink id={change.rule} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );

interface Props<T extends LabTypes, W extends LabWords, Hand> extends Asked<T, W, Hand> {
  action: T['action'];
  /** The action in words. */
  name: string;
  refusal: T['refusal'];
  onKeep: (action: T['action']) => void;
}

/** An action that is refused: by which clause, and what would make it legal. */
export function Refused<T extends LabTypes, W extends LabWords, Hand>(props: Props<T, W, Hand>) {
  const { action, name, refusal, onKeep, ...page } = props;
  const { kit, state, words } = page;
  const [changes, setChanges] = useState<T['change'][] | null>(null);
  return (
    <div className="lab-refused grid gap-1 small-print">
      <p>
        <b>{name}</b> {kit.game.game.sentence(refusal, state)} <ClauseLink id={refusal.rule} />
      </p>
      {changes ? (
        <>
          <Ways {...page} changes={changes} />
          <button type="button" className="button" onClick={() => onKeep(action)}>
            {words.try.keepTry}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="lab-ask soft-ink"
          aria-label={fill(words.try.whyNotThis, { action: name })}
          onClick={() => setChanges(kit.nearest(state, action))}
        >
          {words.try.whyNot}
        </button>
      )}
    </div>
  );
}
