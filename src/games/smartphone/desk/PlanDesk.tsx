import { placementOf, spotFor } from '@machines/smartphone/desk.ts';
import type { Plan } from '@machines/smartphone/plan.ts';
import { tileSymbols } from '@machines/smartphone/rules/tiles.ts';
import type { ReactNode } from 'react';
import { pieceWords } from './announce.ts';
import { Commit } from './Commit.tsx';
import { DeskFrame, type FrameProps } from './DeskFrame.tsx';
import { Domino } from './Domino.tsx';
import { Improvements } from './Improvements.tsx';
import { Supply } from './Supply.tsx';
import { type Desk, type DeskSettings, useDesk } from './useDesk.ts';
import { useFollow } from './useFollow.ts';
import './supply.css';

export interface PlanDeskProps extends DeskSettings, FrameProps {
  /** S4.3: no improvement is taken this round. */
  improvementSkipped?: boolean;
  /** The button that makes the plan. */
  commit?: { label: string; onCommit: (plan: Plan) => void };
  /** Comes on a page that stands already. */
  arrives?: boolean;
  /** What stands below the desk and may lay plans out on it. */
  below?: (desk: LaidDesk) => ReactNode;
}

/** The desk as it lies. A plan laid out from elsewhere brings the eye and the focus back to it. */
export type LaidDesk = Pick<Desk, 'plan' | 'means' | 'powers' | 'reading' | 'load'>;

/** Pads and improvements to plan with. The machine holds the plan and whether it may be made; this shows and asks. */
export function PlanDesk({
  clauseBase,
  improvementSkipped = false,
  arrives = false,
  commit,
  below,
  ...settings
}: PlanDeskProps) {
  const { words, locale } = settings;
  const desk = useDesk(settings);
  const { id, plan, means, reading, chosen } = desk;
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
  const pull = (tile: number, x: number, y: number) => {
    // Held by its middle, and it comes as it is printed: two cells wide.
    const corner = { x: Math.round(x - 1), y: Math.round(y - 0.5) };
    if (isLaid(tile)) desk.place(tile, corner.x, corner.y);
    else desk.lay(tile, { ...corner, turn: 0, layer: 'over' });
  };

  const extras = {
    room,
    arrives,
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
    choices: laid.map((tile) => ({
      piece: tile,
      face: (
        <>
          <Domino pair={tileSymbols(components, tile)} />
          <span className="visually-hidden">{pieceWords(words, components, tile)}</span>
        </>
      ),
    })),
    instead: improvementSkipped ? words.improvementSkipped : reading.improve ? undefined : words.tokenInstead,
    commit: commit && (
      <Commit
        label={commit.label}
        refusal={reading.refusal}
        statusId={`${id}-status`}
        words={words}
        onCommit={() => commit.onCommit(plan)}
        onRefused={desk.sayWhyNot}
      />
    ),
    onAct: (act: Parameters<typeof desk.act>[1]) =>
      act === 'takeOff' && typeof chosen === 'number' ? takeOff(chosen) : desk.act(chosen, act),
  };
  const load: Desk['load'] = (whole, deed) => {
    desk.load(whole, deed);
    room.current?.scrollIntoView({ block: 'start' });
    follow(`[data-piece="${whole.top.pad}"]`);
  };
  return (
    <>
      <DeskFrame desk={desk} words={words} locale={locale} clauseBase={clauseBase} extras={extras} />
      {below?.({ ...desk, load })}
    </>
  );
}
