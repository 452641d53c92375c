import { placementOf, type Spot, spotFor } from '@machines/smartphone/desk.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import type { Act } from './acts.ts';
import { pieceWords } from './announce.ts';
import type { Choice } from './Chooser.tsx';
import { Domino } from './Domino.tsx';
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
  const { plan, means, chosen } = desk;
  const { components, improvements } = means;
  const { room, follow } = useFollow();
  const isLaid = (tile: number): boolean => placementOf(plan, tile) !== null;
  const laid = plan.improvements.map(({ tile }) => tile).sort((a, b) => a - b);

  const takeOff = (tile: number) => {
    desk.act(tile, 'takeOff');
    follow(`[data-supply="${tile}"]`);
  };
  const pick = (tile: number, byKey: boolean) => {
    if (isLaid(tile)) desk.choose(tile);
    else {
      desk.lay(tile, spotFor(means, plan, tile));
      desk.say('laid', tile);
    }
    if (byKey) follow(`[data-piece="${tile}"]`);
  };
  const pull = (tile: number, corner: Spot) => {
    if (isLaid(tile)) desk.place(tile, corner.x, corner.y);
    else desk.lay(tile, { ...corner, turn: 0, layer: 'over' });
  };
  const load: Desk['load'] = (whole, deed) => {
    desk.load(whole, deed);
    room.current?.scrollIntoView({ block: 'nearest' });
    follow(`[data-piece="${whole.top.pad}"]`);
  };
  const choices: Choice[] = laid.map((tile) => ({
    piece: tile,
    face: (
      <>
        <Domino pair={tileSymbols(components, tile)} />
        <span className="visually-hidden">{pieceWords(words, components, tile)}</span>
      </>
    ),
  }));
  return {
    desk,
    room,
    /** The desk for whoever lays plans out on it. */
    laid: { ...desk, load } satisfies LaidDesk,
    onPads: <Improvements desk={desk} words={words} onTakeOff={takeOff} />,
    supply: improvements.length > 0 && (
      <Supply
        plan={plan}
        means={means}
        words={words}
        cell={desk.cell}
        onPick={pick}
        onOver={pull}
        onAway={desk.putBack}
        onHold={desk.hold}
        onDrop={(tile) => isLaid(tile) && desk.say('laid', tile)}
      />
    ),
    choices,
    onAct: (act: Act) => (act === 'takeOff' && typeof chosen === 'number' ? takeOff(chosen) : desk.act(chosen, act)),
  };
}
