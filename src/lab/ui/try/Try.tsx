import { groupBy } from '@machines/core/group.ts';
import type { VerdictOf } from '@machines/core/lab/nearest.ts';
import type { Colour } from '@machines/core/seats.ts';
import { useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { MoveRow } from '@/play/ui/table/MoveRows.tsx';
import type { LabTypes } from '../../labGame.ts';
import { useLab } from '../atLab.ts';
import { Select } from '../fields.tsx';
import { Refused } from './Verdict.tsx';

/** Every legal move, whichever kind it is. */
const everyLegal = 'legal';

/** Any action of any seat, with the verdict of the rules on each: played when legal, answered when not. */
export function Try() {
  const { kit, resting: state, play, words } = useLab();
  const text = words.try;
  const [chosen, setChosen] = useState<Colour | null>(null);
  const [kind, setKind] = useState<string | null>(null);
  const seats = state.seats.map(({ colour }) => colour);
  const seat = seats.find((each) => each === chosen) ?? kit.game.game.toAct(state)[0] ?? seats[0] ?? 'green';
  const shown = kind ?? kit.first(state) ?? everyLegal;
  const LaidOut = kit.laidOut[shown];
  const listed = (): VerdictOf<LabTypes['action'], LabTypes['refusal']>[] => {
    if (LaidOut) return [];
    return shown === everyLegal
      ? kit.game.game.legal(state).map((action) => ({ action, refusal: null }))
      : kit.verdicts(state, shown, seat);
  };
  const all = listed();
  const legal = all.filter(({ refusal }) => refusal === null);
  const told = ({ action, refusal }: (typeof all)[number]) =>
    refusal ? `${JSON.stringify(action)} ${refusal.rule}` : kit.foretell(action, state, words);
  // Legal moves that are told alike are alike: the first of them stands for all.
  const rows = [...groupBy(all, told)].flatMap(([key, [first, ...more]]) =>
    first ? [[key, 1 + more.length, first] as const] : [],
  );
  return (
    <div className="lab-try grid gap-3 from-top shrinks">
      <p>{state.phase === 'over' ? text.over : kit.now(state, words)}</p>
      <div className="lab-row grid gap-3">
        <Select
          label={text.seat}
          value={seat}
          options={seats.map((colour) => [colour, words.seats[colour]] as const)}
          onPick={setChosen}
        />
        <Select
          label={text.kind}
          value={shown}
          options={[[everyLegal, text.legal] as const, ...kit.kinds(words)]}
          onPick={setKind}
        />
      </div>
      {LaidOut ? (
        <LaidOut seat={seat} />
      ) : (
        <p className="quiet" role="status">
          {all.length === 0
            ? shown === everyLegal
              ? text.noneLegal
              : text.none
            : shown !== everyLegal && fill(text.counts, { legal: legal.length, all: all.length })}
        </p>
      )}
      <ul className="lab-verdicts grid gap-1">
        {rows.map(([key, times, { action, refusal }]) => (
          <li key={key}>
            {refusal ? (
              <Refused action={action} refusal={refusal} />
            ) : (
              <MoveRow text={key} times={times} onPick={() => play(action, true)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
