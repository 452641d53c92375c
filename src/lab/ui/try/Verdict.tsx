import { useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { LabTypes } from '../../labGame.ts';
import { useLab } from '../atLab.ts';

function Ways({ changes }: { changes: readonly LabTypes['change'][] }) {
  const { kit, resting, words } = useLab();
  if (changes.length === 0) return <p className="quiet">{words.try.faraway}</p>;
  return (
    <div className="lab-ways">
      <p>{words.try.wouldBe}</p>
      <ul>
        {changes.map((change) => (
          <li key={JSON.stringify(change)}>
            {kit.changeWords(change, resting, words)}
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
}

interface Props {
  action: LabTypes['action'];
  refusal: LabTypes['refusal'];
}

/** An action that is refused: by which clause, and what would make it legal. */
export function Refused({ action, refusal }: Props) {
  const { kit, resting, play, words } = useLab();
  const [changes, setChanges] = useState<LabTypes['change'][] | null>(null);
  const name = `${kit.tryWords(action, resting, words)}.`;
  return (
    <div className="lab-refused grid gap-1 small-print">
      <p>
        <b>{name}</b> {kit.game.game.sentence(refusal, resting)} <ClauseLink id={refusal.rule} />
      </p>
      {changes ? (
        <>
          <Ways changes={changes} />
          <button type="button" className="button" onClick={() => play(action, false)}>
            {words.try.keepTry}
          </button>
        </>
      ) : (
        <button
          type="button"
          className="lab-ask soft-ink"
          aria-label={fill(words.try.whyNotThis, { action: name })}
          onClick={() => setChanges(kit.nearest(resting, action))}
        >
          {words.try.whyNot}
        </button>
      )}
    </div>
  );
}
