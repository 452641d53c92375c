import { coverageChart } from '@machines/coverage/machine.ts';
import { legalActions } from '@machines/coverage/rules/legal.ts';
import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import { useMemo, useState } from 'react';
import { ActedTable } from '@/games/coverage/map/ActedTable.tsx';
import type { HexPointing } from '@/games/coverage/map/hexPointing.ts';
import type { ActingPage } from '@/games/coverage/play/coveragePlayPage.ts';
import { type ActedOn, type Place, useExpanding } from '@/games/coverage/play/useExpanding.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { TableProps } from '@/live/ui/table.ts';

const none: HexPointing['targets'] = new Map();

/** What the table of Coverage needs to be said with, wherever it is alive. */
interface Page {
  table: ActingPage['words'];
  pass: string;
  finish: string;
}

/** The table of Coverage, alive: what is tried is done or answered why not; otherwise it is only looked at. */
export function LiveMap({ state, seat, show, page, trying }: TableProps<CoverageShown, Page>) {
  const { table: words } = page;
  const drawing = useMemo((): ActingPage => ({ words }), [words]);
  const [looked, setLooked] = useState<{ place: Place; refusal: RefusalOf } | null>(null);
  const acting: ActedOn = {
    state,
    seat: trying?.open ? seat : null,
    act: (action, place) => trying?.act(action, place),
    refused: trying ? (trying.refused as ActedOn['refused']) : looked,
  };
  const expanding = useExpanding(
    {
      ...acting,
      asks: seat,
      onRefused: (action, place) => {
        if (trying?.open) return trying.act(action, place);
        const refusal = coverageChart.refuse(state, action);
        if (!trying) setLooked(refusal && { place, refusal });
      },
      onChoose: () => setLooked(null),
    },
    drawing,
  );
  // In a check what can be taken is not shown: it would be the answer.
  const pointing = trying?.lit === 'none' ? { ...expanding.pointing, targets: none } : expanding.pointing;
  /** What ends a turn or a part of it stands at no company and on no hex. */
  const ends = trying?.open ? legalActions(state).filter(({ type }) => type === 'passTurn' || type === 'finish') : [];
  return (
    <>
      <ActedTable state={state} show={show} acting={acting} expanding={expanding} pointing={pointing} page={drawing} />
      {ends.length > 0 && (
        <p className="step-ends">
          {ends.map((action) => (
            <button
              key={action.type}
              type="button"
              className="button"
              data-act="move"
              onClick={() => trying?.act(action)}
            >
              {action.type === 'finish' ? page.finish : page.pass}
            </button>
          ))}
        </p>
      )}
    </>
  );
}
