import type { Action } from '@machines/coverage/actions.ts';
import { refuse } from '@machines/coverage/flow.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { useMemo } from 'react';
import type { HexPointing } from '@/games/coverage/map/hexPointing.ts';
import { people } from '@/play/people.ts';
import { type Advice, useAdvice } from '@/play/ui/hint/useAdvice.ts';
import { useNewPointed } from '@/play/ui/pointed.ts';
import { useTable } from '@/play/ui/table/useTable.ts';
import type { Session } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import { lastBuilt } from './lastBuilt.ts';
import { type Place, useExpanding } from './useExpanding.ts';
import { useFresh } from './useFresh.ts';

/** What the advisor would do, while it is asked for. */
export interface Hint {
  advice: Advice<Action> | null;
  toggle: (() => void) | undefined;
  drop: () => void;
}

const nothing = () => undefined;

/** A game of Coverage on the page, and what is half chosen on its map. */
export function useCoverage(session: Session, page: CoveragePage) {
  const table = useTable<Coverage, Place>(session, nothing);
  const { now, looking, seat, next, act, refused, setRefused } = table;
  const moment = looking === null ? now : session.at(looking);
  const { state } = moment;
  // Looking back, the map shows what stood there, and nobody acts.
  const acting = { state, seat, act, refused };
  const expanding = useExpanding(
    {
      ...acting,
      // Among computers alone it is asked in the name of one whose turn it is not.
      asks: people(session.setup)[0] ?? state.seats.find(({ colour }) => colour !== next)?.colour ?? state.turn.seat,
      onRefused: (action, place) => {
        const refusal = refuse(state, action);
        setRefused(refusal && { place, refusal });
      },
      onChoose: () => setRefused(null),
      patience: 300,
    },
    page,
  );
  const { advice, ask, drop } = useAdvice<Action>(table, seat);
  const hint: Hint = { advice, toggle: seat ? (advice ? drop : ask) : undefined, drop };
  const hinted = advice?.move?.action ?? null;
  const fresh = useFresh(now);
  const shown = looking ?? now.cursor;
  const last = useMemo(() => lastBuilt(session.setup, now.log.slice(0, shown)), [session, now.log, shown]);
  const pointed = useNewPointed();
  const pointing: HexPointing = {
    ...expanding.pointing,
    pointed,
    last,
    fresh: looking === null ? (fresh ?? null) : null,
    hinted: hinted?.type === 'expand' ? hinted.hex : null,
  };
  return { ...table, moment, acting, hint, ...expanding, pointing, pointed };
}

export type CoverageGame = ReturnType<typeof useCoverage>;
