import type { GameState } from '@machines/coverage/state.ts';
import { Acting, Chosen } from '@/games/coverage/play/Acting.tsx';
import { Bid } from '@/games/coverage/play/Bid.tsx';
import { CompanyActs } from '@/games/coverage/play/CompanyActs.tsx';
import type { ActingPage } from '@/games/coverage/play/coveragePlayPage.ts';
import type { ActedOn, useExpanding } from '@/games/coverage/play/useExpanding.ts';
import type { CoverageShow } from '@/games/coverage/scenarios/show.ts';
import { DrawnTable } from './DrawnTable.tsx';
import type { HexPointing } from './HexBoard.tsx';

interface Props {
  state: GameState;
  show: CoverageShow;
  acting: ActedOn;
  expanding: ReturnType<typeof useExpanding>;
  pointing: HexPointing;
  page: ActingPage;
}

/** A drawn table with everything on it that whoever acts can do. */
export function ActedTable({ state, show, acting, expanding, pointing, page }: Props) {
  const { seat } = acting;
  const { auction } = state.turn;
  const { company } = expanding;
  return (
    <DrawnTable
      state={state}
      show={show}
      pointing={pointing}
      bid={
        seat &&
        auction && <Bid key={`${auction.bid?.amount} ${auction.passed}`} acting={acting} seat={seat} {...page} />
      }
      deed={company && <Acting acting={acting} expanding={expanding} company={company} {...page} />}
      chosen={company && <Chosen acting={acting} expanding={expanding} company={company} {...page} />}
      acts={(each) => seat && <CompanyActs acting={acting} company={each} {...page} />}
      {...page}
    />
  );
}
