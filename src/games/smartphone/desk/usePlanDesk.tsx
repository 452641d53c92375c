import { type Piece, placementOf, spotFor } from '@machines/smartphone/desk.ts';
import { useSteadySet } from '@/ui/useSteady.ts';
import type { Act } from './acts.ts';
import { Improvements } from './Improvements.tsx';
import { Supply } from './Supply.tsx';
import { type Desk, type DeskSettings, useDesk } from './useDesk.ts';
import { useFollow } from './useFollow.ts';

/** The desk as it lies. A plan laid out from elsewhere brings the focus back to it. */
export type LaidDesk = Pick<Desk, 'plan' | 'means' | 'powers' | 'result' | 'load'>;

/** A desk with a player's improvements: what lies on the pads, what lies beside them, and what can be chosen. */
export function usePlanDesk(settings: DeskSettings) {
  const { words } = settings;
  const desk = useDesk(settings);
  const { plan, means } = desk;
  const { room, follow } = useFollow();
  const { takeOff, pick, load, onAct } = useSteadySet({
    takeOff(tile: number) {
      desk.act(tile, 'takeOff');
      follow(`[data-supply="${tile}"]`);
    },
    pick(tile: number, byKey: boolean) {
      if (placementOf(plan, tile)) desk.choose(tile);
      else {
        desk.lay(tile, spotFor(means, plan, tile));
        desk.say('laid', tile);
      }
      if (byKey) follow(`[data-piece="${tile}"]`);
    },
    load(whole: Parameters<Desk['load']>[0], deed: Parameters<Desk['load']>[1]) {
      desk.load(whole, deed);
      room.current?.scrollIntoView({ block: 'nearest' });
      follow(`[data-piece="${whole.top.pad}"]`);
    },
    onAct(piece: Piece, act: Act) {
      if (act === 'takeOff' && typeof piece === 'number') takeOff(piece);
      else desk.act(piece, act);
    },
  });
  return {
    desk,
    room,
    /** The desk for whoever lays plans out on it. */
    laid: { ...desk, load } satisfies LaidDesk,
    onPads: <Improvements desk={desk} onTakeOff={takeOff} />,
    supply: means.improvements.length > 0 && (
      <Supply
        laid={plan.improvements.map(({ tile }) => tile)}
        means={means}
        words={words}
        cell={desk.cell}
        onPick={pick}
        onOver={desk.pull}
        onAway={desk.putBack}
        onHold={desk.hold}
        onDrop={desk.pulled}
      />
    ),
    onAct,
  };
}
