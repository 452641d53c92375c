import { type Region, regions } from '@machines/smartphone/names.ts';
import { playing } from '@machines/smartphone/position/play.ts';
import type { ComponentType } from 'react';
import type { Noted } from '@/games/smartphone/board/QuestionMap.tsx';
import { smartphoneGame } from '@/games/smartphone/live/smartphoneGame.ts';
import { usePointing } from '@/games/smartphone/live/usePointing.ts';
import { looking, type Place, type Pointing } from '@/games/smartphone/play/boardPlaces.ts';
import { targetAt } from '@/games/smartphone/play/pointing.ts';
import type { SmartphoneShown } from '@/games/smartphone/scenarios/scenarioGame.ts';
import type { BoardLessonSettings } from '@/learn/lessonPage.ts';
import type { BoardKit } from '@/learn/ui/board/boardKit.ts';
import type { PlaceMark, TableProps } from '@/live/ui/table.ts';
import { smartphoneAhead } from './ahead.ts';
import { OnMap } from './OnMap.tsx';
import { MovesInWords } from './StepMoves.tsx';
import type { StepTableProps } from './StepTable.tsx';

type Props = TableProps<SmartphoneShown, BoardLessonSettings>;

/** Marks on the map, by region. */
const notedIn = (marks: readonly PlaceMark[] = []): Partial<Record<Region, Noted>> =>
  Object.fromEntries(
    marks.flatMap(({ place, kind, n }) => {
      const there = place as Place | null;
      return there && 'region' in there ? [[there.region, { kind, n }]] : [];
    }),
  );

/** The regions one could go to, once a try has shown that this is the question. */
function reachedBy({ state, seat, marks, trying }: Props): Region[] | null {
  const asked = state.phase === 'logistics' && (trying?.refused || marks?.some(({ kind }) => kind === 'wrong'));
  if (!asked) return null;
  return regions.filter((region) => targetAt(state, seat, { kind: 'region', region }) !== null);
}

/** What lies around the map, drawn for the lessons that show any of it. */
type Around = ComponentType<StepTableProps>;

function Table({ Around, ...props }: Props & { Around: Around | null }) {
  const { board } = props.page;
  const { state, seat, show, trying, onPlace } = props;
  // Nothing is ringed on a map: where one can go is what it asks.
  const pointing = usePointing(state, seat, trying && { ...trying, lit: 'none' });
  const besideMap = usePointing(state, seat, trying);
  const answering: Pointing = { ...looking, still: false, onPick: (place) => onPlace?.(place) };
  return (
    <OnMap
      state={state}
      seat={seat}
      cards={show.regions ?? []}
      pointing={onPlace ? answering : trying ? pointing : looking}
      page={props.page}
      noted={notedIn(props.marks)}
      reached={reachedBy(props)}
    >
      {Around && show.parts && (
        <Around state={state} seat={seat} parts={show.parts} pointing={besideMap} board={board} tableCosts={!trying} />
      )}
    </OnMap>
  );
}

/** Lessons on the board of Smartphone Inc. */
export const smartphoneLessonKit = (Around: Around | null): BoardKit<SmartphoneShown, BoardLessonSettings> => ({
  ...smartphoneGame,
  ...playing,
  ...smartphoneAhead,
  clears: true,
  placeAt: (name): Place => ({ kind: 'region', region: name.replace('region ', '') as Region }),
  Table: (props) => <Table Around={Around} {...props} />,
  Moves: MovesInWords,
});
