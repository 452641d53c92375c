import { Board } from '@/games/smartphone/board/Board.tsx';
import { StepTable } from '@/games/smartphone/learn/StepTable.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Part } from '@/games/smartphone/scenarios/show.ts';
import type { TableProps } from '@/lab/ui/labKit.ts';
import { usePointing } from './usePointing.ts';
import { useSmartphoneLab } from './useSmartphoneLab.ts';

const everything: readonly Part[] = ['tracks', 'map', 'technologies', 'block', 'seats'];

/** The whole table of Smartphone Inc.: it says what is to be changed, acts, or answers why not. */
export function LabTable({ state, building }: TableProps<SmartphoneShown>) {
  const { seat, words } = useSmartphoneLab();
  const pointing = usePointing(state, building);
  return (
    <StepTable
      state={state}
      seat={seat}
      parts={everything}
      pointing={pointing}
      board={building ? { ...words.board, keys: words.change } : words.board}
      Whole={Board}
    />
  );
}
