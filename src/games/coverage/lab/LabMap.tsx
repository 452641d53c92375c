import type { RefusalOf } from '@machines/coverage/rules/refuse.ts';
import { rules } from '@machines/coverage/rules.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { useMemo, useState } from 'react';
import { ActedTable } from '@/games/coverage/map/ActedTable.tsx';
import { type HexPointing, lookedAt } from '@/games/coverage/map/HexBoard.tsx';
import type { ActingPage } from '@/games/coverage/play/coveragePlayPage.ts';
import { type ActedOn, type Place, useExpanding } from '@/games/coverage/play/useExpanding.ts';
import type { CoverageShown } from '@/games/coverage/scenarios/scenarioGame.ts';
import type { TableProps } from '@/lab/ui/labKit.ts';
import { withHex } from './edits.ts';
import { useCoverageLab } from './useCoverageLab.ts';

/** The whole table of Coverage: pressed hexes are laid while it is built; else it acts, or answers why not. */
export function LabMap({ state, building }: TableProps<CoverageShown>) {
  const { seat, position, hand, resting: rests, onEdit, play, words } = useCoverageLab();
  const resting = state === rests;
  const drawing = useMemo((): ActingPage => {
    const { board } = words.table;
    const text = building ? { ...words.table, board: { ...board, point: words.build.point } } : words.table;
    return { words: text };
  }, [words, building]);
  const [asked, setAsked] = useState<{ state: GameState; place: Place; refusal: RefusalOf } | null>(null);
  const acting: ActedOn = {
    state,
    seat: resting && !building && state.phase !== 'over' ? seat : null,
    act: (action, place) => {
      const refusal = rules.refuse(state, action);
      setAsked(refusal && { state, place, refusal });
      if (!refusal) play(action, true);
    },
    // An answer holds for the table it was given at.
    refused: asked?.state === state ? asked : null,
  };
  const expanding = useExpanding(
    { ...acting, asks: seat, onRefused: acting.act, onChoose: () => setAsked(null) },
    drawing,
  );
  const laying: HexPointing = {
    ...lookedAt,
    still: false,
    onHex: (hex) => onEdit(withHex(position, state, hand.company, hand.chips, hex)),
  };
  const pointing = building ? laying : resting ? expanding.pointing : lookedAt;
  return (
    <ActedTable state={state} show={{}} acting={acting} expanding={expanding} pointing={pointing} page={drawing} />
  );
}
