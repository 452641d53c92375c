import { refuse } from '@machines/coverage/flow.ts';
import type { Coverage } from '@machines/coverage/types.ts';
import { people } from '@/play/people.ts';
import { useTable } from '@/play/ui/table/useTable.ts';
import type { Session } from './coverage.ts';
import type { CoveragePage } from './coveragePlayPage.ts';
import { type Place, useExpanding } from './useExpanding.ts';

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
    },
    page,
  );
  return { ...table, moment, acting, ...expanding };
}

export type CoverageGame = ReturnType<typeof useCoverage>;
