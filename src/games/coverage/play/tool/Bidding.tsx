import type { Action } from '@machines/coverage/actions.ts';
import type { Colour } from '@machines/coverage/names.ts';
import { shareValue } from '@machines/coverage/rules/shares.ts';
import type { Auction, GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Seal } from '@/games/coverage/map/Seal.tsx';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '@/ui/Piece.tsx';
import type { CoveragePage } from '../coveragePlayPage.ts';
import { biddersOf } from './bids.ts';

interface Props extends Pick<CoveragePage, 'words'> {
  state: GameState;
  auction: Auction;
  log: readonly Action[];
  names: Record<Colour, string>;
  /** The bid of whoever is asked, or who is being asked. */
  children: ReactNode;
}

/** The auction under way: the share, everyone's last bid, and where the money goes. */
export function Bidding({ state, auction, log, names, words, children }: Props) {
  const text = words.tool;
  const { company, source } = auction;
  const name = words.companies[company];
  const bidders = biddersOf(state, log);
  const value = shareValue(state, company);
  const most = Math.max(value, ...bidders.map(({ amount }) => amount ?? 0)) * 1.25;
  return (
    <section className="bidding" aria-label={fill(words.auction.title, { company: name })}>
      <div className="bidding-top">
        <div className={`certificate grid gap-6px company-${company}`}>
          <Seal company={company} />
          <b>{name}</b>
          <small>{fill(text.worth, { amount: dollars(value) })}</small>
        </div>
        <div>
          <ul className="bidders-list" aria-label={words.auction.who} data-many={bidders.length > 3}>
            {bidders.map(({ seat, amount, standing }) => (
              <li key={seat} data-standing={standing}>
                <SeatShape seat={seat} />
                <span>{names[seat]}</span>
                <span className="bid-bar">
                  <i style={{ '--part': (amount ?? 0) / most } as CSSProperties} />
                </span>
                <b>{amount === null ? '–' : dollars(amount)}</b>
                <small className="bid-standing soft-ink firm">{text.standings[standing]}</small>
              </li>
            ))}
          </ul>
          <p className="quiet bidding-goes">
            {fill(source === 'pool' ? text.goesToBank : text.goesToTreasury, { company: name })}
          </p>
        </div>
      </div>
      {children}
    </section>
  );
}
