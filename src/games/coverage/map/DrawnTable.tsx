import type { Company } from '@machines/coverage/names.ts';
import { actingSeat } from '@machines/coverage/rules/lookup.ts';
import type { GameState } from '@machines/coverage/state.ts';
import type { ReactNode } from 'react';
import { Auction } from '@/games/coverage/play/Auction.tsx';
import { CompanyPanel } from '@/games/coverage/play/Companies.tsx';
import type { TablePage } from '@/games/coverage/play/coveragePlayPage.ts';
import { Players } from '@/games/coverage/play/Players.tsx';
import type { CoveragePart, CoverageShow } from '@/games/coverage/scenarios/show.ts';
import { HexBoard, type HexPointing } from './HexBoard.tsx';
import '@/games/coverage/play/coverage.css';

interface Props extends TablePage {
  state: GameState;
  show: CoverageShow;
  pointing: HexPointing;
  /** What can be done: bidding, acting for a company, and what each company offers. */
  bid?: ReactNode;
  deed?: ReactNode;
  /** What is half chosen on the map, below it. */
  chosen?: ReactNode;
  acts?: (company: Company) => ReactNode;
}

/** The part of the table that a question is about. */
export function DrawnTable({ state, show, pointing, bid, deed, chosen, acts, ...page }: Props) {
  const { auction } = state.turn;
  const parts: Record<CoveragePart, () => ReactNode> = {
    map: () => (
      <>
        <HexBoard state={state} pointing={pointing} {...page} />
        {chosen}
      </>
    ),
    companies: () =>
      state.companies
        .filter(({ colour }) => show.companies?.includes(colour) ?? true)
        .map(({ colour }) => (
          <CompanyPanel key={colour} state={state} company={colour} {...page}>
            {acts?.(colour)}
          </CompanyPanel>
        )),
    players: () => <Players state={state} you={null} next={actingSeat(state)} {...page} />,
  };
  return (
    <div className="step-table">
      {auction && (
        <Auction state={state} auction={auction} {...page}>
          {bid}
        </Auction>
      )}
      {deed}
      {(show.parts ?? (['map', 'companies', 'players'] as const)).map((part) => (
        <div key={part} className={`step-part step-${part}`} data-map={part === 'map' ? state.setup.map : undefined}>
          {parts[part]()}
        </div>
      ))}
    </div>
  );
}
