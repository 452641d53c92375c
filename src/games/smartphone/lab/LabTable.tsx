import { Board } from '@/games/smartphone/board/Board.tsx';
import { StepTable } from '@/games/smartphone/learn/StepTable.tsx';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { Part } from '@/games/smartphone/scenarios/show.ts';
import type { SmartphoneLabWords } from '@/i18n/en/lab.ts';
import type { TableProps } from '@/lab/ui/labKit.ts';
import type { Hand } from './build/Build.tsx';
import { usePointing } from './usePointing.ts';

const everything: readonly Part[] = ['tracks', 'map', 'technologies', 'block', 'seats'];

/** The whole table of Smartphone Inc.: it says what is to be changed, acts, or answers why not. */
export function LabTable(props: TableProps<SmartphoneShown, SmartphoneLabWords, Hand>) {
  const { state, seat, building, hand, onHand, onAct, words } = props;
  const pointing = usePointing({
    state,
    seat,
    building,
    onRegion: (region) => onHand({ ...hand, region }),
    onAct,
  });
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
