import type { Colour } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { fill } from '@/i18n/format.ts';
import { isComputer, playerOf } from '@/play/people.ts';
import type { Page } from '@/play/ui/playWords.ts';
import { Handover } from '@/play/ui/table/Handover.tsx';
import { keepDraft } from './drafts.ts';
import { RevealSheet } from './RevealSheet.tsx';
import type { Session } from './smartphone.ts';
import type { Game } from './useSmartphone.ts';

/** Not needed until the game is over. */
const EndSheet = lazy(async () => ({ default: (await import('./end/EndSheet.tsx')).EndSheet }));

interface Props extends Page {
  id: string;
  game: Game;
  session: Session;
  state: GameState;
  names: Record<Colour, string>;
  where: string;
  /** The sheet has been lifted, to see the board. */
  lifted: boolean;
  onLift: () => void;
}

/** What lies over the map: plans turned face up, the device handed over, the end; nothing else. */
export function sheetOf({ id, game, session, state, names, where, lifted, onLift, ...page }: Props): ReactNode {
  const { words } = page;
  if (where === 'handover' && game.next) {
    const { log, cursor } = game.now;
    const made = log[cursor - 1];
    const planned =
      made?.type === 'plan' && state.phase === 'planning' && !isComputer(playerOf(state.setup, made.seat))
        ? made
        : null;
    return (
      <Handover
        seat={game.next}
        name={names[game.next]}
        words={words.play}
        onReady={() => game.send({ type: 'ready' })}
      >
        {planned && (
          <button
            type="button"
            className="button"
            onClick={() => {
              keepDraft(id, planned.seat, state.round, planned.plan);
              game.goTo(cursor - 1, planned.seat);
            }}
          >
            {fill(words.play.stage.takeBackPlan, { seat: names[planned.seat] })}
          </button>
        )}
      </Handover>
    );
  }
  if (where === 'showing' && state.phase !== 'scoring')
    return <RevealSheet state={state} names={names} words={words} />;
  if (where === 'over' && !lifted)
    return (
      <Suspense>
        <EndSheet
          {...page}
          state={game.now.state}
          session={session}
          entries={game.now.entries}
          names={names}
          onLift={onLift}
        />
      </Suspense>
    );
  return null;
}
