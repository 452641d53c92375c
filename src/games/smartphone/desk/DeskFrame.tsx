import type { ReactNode, RefObject } from 'react';
import { AfterPaint } from '@/ui/afterPaint.tsx';
import { Part } from '@/ui/Part.tsx';
import { Controls } from './Controls.tsx';
import { Mat } from './Mat.tsx';
import { Readout } from './Readout.tsx';
import { Status } from './Status.tsx';
import type { Desk } from './useDesk.ts';
import './desk.css';
import './pieces.css';
import './marks.css';
import './readout.css';
import './controls.css';

/** What a player in a game has besides two bare pads. */
interface Extras {
  room: RefObject<HTMLElement | null>;
  onPads: ReactNode;
  supply: ReactNode;
  /** What comes in place of an improvement. */
  instead: string | undefined;
  commit: ReactNode;
  onAct: Desk['act'];
  /** Comes on a page that stands already; a page that is read without scripts needs all of it at once. */
  arrives: boolean;
}

/** Mat, verdict, read-out and buttons, as every desk has them. */
export function DeskFrame({ desk, extras }: { desk: Desk; extras?: Extras }) {
  const { id, words, means, result } = desk;
  const buttons = <Controls desk={desk} onAct={extras?.onAct} />;
  const readout = <Readout result={result} words={words} components={means.components} instead={extras?.instead} />;
  return (
    <Part
      ref={extras?.room}
      className="desk"
      aria-label={words.label}
      data-improvements={extras?.supply ? '' : undefined}
      data-commit={Boolean(extras?.commit)}
    >
      <div className="desk-parts grid gap-3 from-top">
        <div className="table grid gap-3 from-top">
          <Mat desk={desk}>{extras?.onPads}</Mat>
          {extras?.supply}
        </div>
        <Status desk={desk} />
        {/* In a game a whole desk arrives at once: the pieces first. */}
        {extras?.arrives ? <AfterPaint>{readout}</AfterPaint> : readout}
        {extras ? <AfterPaint>{buttons}</AfterPaint> : buttons}
        {extras?.commit}
        <p id={id} className="help soft-ink small-print">
          {extras ? words.keysAll : words.keys}
        </p>
        <output className="visually-hidden">{desk.spoken}</output>
        <p className="no-script note">{words.noScript}</p>
      </div>
    </Part>
  );
}
