import { deskSize, placementOf } from '@machines/smartphone/desk.ts';
import { padNames } from '@machines/smartphone/names.ts';
import type { CSSProperties, ReactNode } from 'react';
import { handling, padLevel } from './handling.ts';
import { CoveredCells, Offences } from './Marks.tsx';
import { Pad } from './Pad.tsx';
import type { Desk } from './useDesk.ts';

interface Props {
  desk: Desk;
  /** Whether it is marked what a covered cell makes, and what is against the rules. */
  marked?: boolean;
  /** Improvements on the pads. */
  children?: ReactNode;
}

/** The desk with its pieces. They stand in the page in a fixed order, whatever lies on top. */
export function Mat({ desk, marked = true, children }: Props) {
  const { plan, means, result } = desk;
  return (
    <div className="mat" style={{ '--columns': deskSize.width, '--rows': deskSize.height } as CSSProperties}>
      <div ref={desk.cell} className="cell-size" />
      {padNames.map((pad) => (
        <Pad
          key={pad}
          {...handling(desk, pad)}
          placement={placementOf(plan, pad)}
          onTop={plan.top.pad === pad}
          level={plan.top.pad === pad ? padLevel.top : padLevel.bottom}
        />
      ))}
      {children}
      {marked &&
        (result.refusal ? (
          <Offences plan={plan} refusal={result.refusal} />
        ) : (
          <CoveredCells plan={plan} means={means} />
        ))}
    </div>
  );
}
