import type { Colour } from '@machines/coverage/names.ts';
import type { ReactNode } from 'react';
import { SeatShape } from '@/ui/Piece.tsx';
import { ToolHead } from './ToolHead.tsx';

export interface Deed {
  key: string;
  seat: Colour | null;
  text: string;
  /** Why a computer player did it. */
  why: string | null;
}

interface Props {
  title: string;
  /** What has happened since a person last acted, newest first. */
  deeds: readonly Deed[];
  children?: ReactNode;
}

/** While another one acts: what they have done so far, and why. */
export const Waiting = ({ title, deeds, children }: Props) => (
  <>
    <ToolHead title={title} />
    <ol className="deeds grows flex gap-6px">
      {deeds.map(({ key, seat, text, why }) => (
        <li className="grid gap-8px" key={key}>
          {seat && <SeatShape seat={seat} />}
          <span>
            {text}
            {why && <small>{why}</small>}
          </span>
        </li>
      ))}
    </ol>
    {children}
  </>
);
