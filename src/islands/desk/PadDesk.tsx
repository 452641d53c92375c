import { deskMachine, deskSize, readPlan } from '@machines/smartphone/desk.ts';
import type { PadName } from '@machines/smartphone/names.ts';
import { padNames } from '@machines/smartphone/names.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { useMachine } from '@xstate/react';
import { type CSSProperties, useId, useRef, useState } from 'react';
import type { DeskWords } from '@/i18n/en/desk.ts';
import { type Deed, deedWords, resultWords } from './announce.ts';
import { Controls } from './Controls.tsx';
import { CoveredCells } from './CoveredCells.tsx';
import { Pad, type PadAct } from './Pad.tsx';
import { Readout } from './Readout.tsx';
import { Status } from './Status.tsx';
import './desk.css';
import './pads.css';
import './readout.css';
import './controls.css';

interface Props {
  words: DeskWords;
  locale: string;
  clauseBase: string;
}

const deeds = { turn: 'turned', flip: 'flipped', raise: 'raised' } as const;
const way = (dx: number, dy: number): Deed => (dx ? (dx < 0 ? 'left' : 'right') : dy < 0 ? 'up' : 'down');
const placed = (plan: Plan, pad: PadName) => (plan.top.pad === pad ? plan.top : plan.bottom);

/** Two pads to plan with. The machine holds the plan and whether it may be made; this only shows and asks. */
export default function PadDesk({ words, locale, clauseBase }: Props) {
  const [snapshot, send, actor] = useMachine(deskMachine, { input: {} });
  const [chosen, setChosen] = useState<PadName>('B');
  const [spoken, setSpoken] = useState('');
  const cell = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const { plan } = snapshot.context;
  const reading = readPlan(plan);

  const say = (deed: Deed, pad: PadName) => {
    const now = actor.getSnapshot().context.plan;
    setSpoken(`${deedWords(words, deed, pad, placed(now, pad).side)} ${resultWords(words, locale, readPlan(now))}`);
  };
  const step = (pad: PadName, dx: number, dy: number) => {
    const before = placed(plan, pad);
    send({ type: 'move', piece: pad, dx, dy });
    const after = placed(actor.getSnapshot().context.plan, pad);
    say(before.x === after.x && before.y === after.y ? 'edge' : way(dx, dy), pad);
  };
  const act = (pad: PadName, type: PadAct) => {
    send({ type, piece: pad });
    say(deeds[type], pad);
  };
  const reset = () => {
    send({ type: 'reset' });
    setSpoken(`${words.did.reset} ${resultWords(words, locale, readPlan(actor.getSnapshot().context.plan))}`);
  };

  return (
    <section className="desk" aria-label={words.label}>
      <div className="mat" style={{ '--columns': deskSize.width, '--rows': deskSize.height } as CSSProperties}>
        <div ref={cell} className="cell-size" />
        {padNames.map((pad) => (
          <Pad
            key={pad}
            placement={placed(plan, pad)}
            onTop={plan.top.pad === pad}
            chosen={chosen === pad}
            words={words}
            helpId={helpId}
            cell={cell}
            onChoose={() => setChosen(pad)}
            onPlace={({ x, y }) => send({ type: 'place', piece: pad, x, y })}
            onStep={(dx, dy) => step(pad, dx, dy)}
            onDrop={() => say('placed', pad)}
            onAct={(type) => act(pad, type)}
          />
        ))}
        {!reading.refusal && <CoveredCells plan={plan} />}
      </div>
      <Status reading={reading} words={words} locale={locale} clauseBase={clauseBase} />
      <Readout reading={reading} words={words} locale={locale} />
      <Controls
        words={words}
        group={`${helpId}-pad`}
        chosen={chosen}
        onChoose={setChosen}
        onStep={(dx, dy) => step(chosen, dx, dy)}
        onAct={(type) => act(chosen, type)}
        onReset={reset}
      />
      <p id={helpId} className="help">
        {words.keys}
      </p>
      <output className="visually-hidden">{spoken}</output>
      <p className="no-script note">{words.noScript}</p>
    </section>
  );
}
