import { createTracer } from '@machines/core/tracer.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import { gameMachine } from '@machines/smartphone/game.ts';
import { chartValue, restingState } from '@machines/smartphone/resting.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { activeStates, wayId } from '@/charts/ids.ts';
import type { TableWords } from '@/i18n/en/table.ts';
import { LiveChart } from '@/islands/chart/LiveChart.tsx';
import { nowShown, whenShown } from '@/learn/shown.ts';

const trace = createTracer(gameMachine);

const snapshotOf = (game: GameState) => gameMachine.resolveState({ value: chartValue(game), context: { game } });

/** A phase that passes by itself rests in no state of its own: then the phase is what is lit. */
const activeIn = (game: GameState): string[] => {
  const rests = game.phase === 'planning' || game.turn !== null;
  return rests && restingState(game) !== 'over'
    ? activeStates(snapshotOf(game))
    : ['game', ...(game.phase === 'over' ? ['game.over'] : ['game.round', `game.round.${game.phase}`])];
};

interface Props {
  /** Where the drawings are served. */
  source: string;
  words: TableWords['chart'];
  clauseBase: string;
}

/** The game's own chart at the position the page shows; loaded when its details are opened. */
export default function ChartBeside({ source, words, clauseBase }: Props) {
  const shown = useSyncExternalStore(whenShown, nowShown, () => null);
  const active = useMemo(() => (shown ? activeIn(shown.state as GameState) : []), [shown]);
  const taken = useMemo(
    () =>
      shown?.last ? trace(snapshotOf(shown.last.before as GameState), shown.last.action as Action).map(wayId) : [],
    [shown],
  );
  if (!shown) return <p className="quiet">{words.later}</p>;
  return <LiveChart source={source} active={active} taken={taken} words={words} clauseBase={clauseBase} />;
}
