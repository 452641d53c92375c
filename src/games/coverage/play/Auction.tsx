import type { Colour } from '@machines/coverage/names.ts';
import { clockwiseFrom } from '@machines/coverage/rules/lookup.ts';
import { shareValue } from '@machines/coverage/rules/shares.ts';
import type { Auction as AuctionState, GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import type { ReactNode } from 'react';
import { Seal } from '@/games/coverage/map/Seal.tsx';
import { fill } from '@/i18n/format.ts';
import { Part } from '@/ui/Part.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import type { TablePage } from './coveragePlayPage.ts';

interface Props extends TablePage {
  state: GameState;
  auction: AuctionState;
  /** The bid of whoever is asked. */
  children?: ReactNode;
}

/** The auction under way: what is up, the highest bid, and who is still in. */
export function Auction({ state, auction, words, children }: Props) {
  const text = words.auction;
  const { company, source, bid, toAct, passed } = auction;
  const standingOf = (colour: Colour): string => {
    if (passed.includes(colour)) return text.passed;
    if (bid?.seat === colour) return text.highest;
    return colour === toAct ? text.asked : text.in;
  };
  return (
    <Part className="deed flex wraps" aria-label={fill(text.title, { company: words.companies[company] })}>
      <h2>
        <Seal company={company} /> {fill(text.title, { company: words.companies[company] })}
      </h2>
      <p>{text.sources[source]}</p>
      <dl className="deed-facts flex wraps">
        <div>
          <dt>{text.worth}</dt>
          <dd>{dollars(shareValue(state, company))}</dd>
        </div>
        <div aria-live="polite">
          <dt>{text.high}</dt>
          <dd>{bid ? fill(text.by, { amount: dollars(bid.amount), seat: words.seats[bid.seat] }) : text.none}</dd>
        </div>
      </dl>
      <ul className="bidders flex wraps" aria-label={text.who}>
        {clockwiseFrom(state, state.turn.seat).map((colour) => (
          <li key={colour} data-passed={passed.includes(colour)} data-asked={colour === toAct}>
            <SeatShape seat={colour} />
            <b>{words.seats[colour]}</b> {standingOf(colour)}
          </li>
        ))}
      </ul>
      {children}
    </Part>
  );
}
