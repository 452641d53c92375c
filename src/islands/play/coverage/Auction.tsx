import type { Colour } from '@machines/coverage/names.ts';
import { bidRange } from '@machines/coverage/rules/auction.ts';
import { cents } from '@machines/coverage/rules/money.ts';
import { shareValue } from '@machines/coverage/rules/shares.ts';
import { clockwiseFrom, seatOf } from '@machines/coverage/rules/table.ts';
import type { Auction as AuctionState } from '@machines/coverage/state.ts';
import { dollars, sentence } from '@machines/coverage/words/index.ts';
import { type FormEvent, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '../board/Piece.tsx';
import { ClauseLink } from '../table/ClauseLink.tsx';
import { Why } from '../table/Why.tsx';
import type { CoveragePage } from './page.ts';
import type { CoverageGame } from './useCoverage.ts';

interface Props extends CoveragePage {
  game: CoverageGame;
  auction: AuctionState;
}

/** The bid of whoever is asked: any amount, a few quick ones, or a pass for good (C3.2). */
function Bid({ game, seat, words, clauseBase }: CoveragePage & { game: CoverageGame; seat: Colour }) {
  const { state } = game.now;
  const text = words.auction;
  const range = bidRange(state);
  const [typed, setTyped] = useState(String(range?.least ?? ''));
  const bid = (amount: number) => game.act({ type: 'bid', seat, amount }, 'bid');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    bid(Number(typed));
  };
  const quick = range
    ? [...new Set([range.least, range.least + 1, range.least + 5, range.most])].filter(
        (amount) => amount >= range.least && amount <= range.most,
      )
    : [];
  const { refused } = game;
  return (
    <form className="bid" noValidate onSubmit={submit}>
      <p className="quiet">
        {text.cash}: {dollars(seatOf(state, seat).cash)}.{' '}
        {range ? fill(text.range, { least: dollars(range.least), most: dollars(range.most) }) : text.cannot}{' '}
        <ClauseLink id="C3.2" base={clauseBase} />
      </p>
      {range && (
        <>
          <div className="bid-line">
            <input
              className="field"
              type="number"
              aria-label={text.amount}
              aria-invalid={refused?.place === 'bid'}
              min={range.least}
              max={range.most}
              step={range.step}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button type="submit" className="button button-main">
              {fill(text.bid, { amount: dollars(cents(Number(typed) || 0)) })}
            </button>
          </div>
          <fieldset className="bid-quick">
            <legend>{text.quick}</legend>
            {quick.map((amount) => (
              <button key={amount} type="button" className="button" onClick={() => bid(amount)}>
                {dollars(amount)}
              </button>
            ))}
          </fieldset>
        </>
      )}
      <button type="button" className="button" onClick={() => game.act({ type: 'passAuction', seat }, 'bid')}>
        {text.pass}
      </button>
      {refused?.place === 'bid' && (
        <Why text={sentence(refused.refusal, state.setup)} rule={refused.refusal.rule} clauseBase={clauseBase} />
      )}
    </form>
  );
}

/** The auction under way: what is up, the highest bid, and who is still in. */
export function Auction({ game, auction, ...page }: Props) {
  const { words } = page;
  const { state } = game.now;
  const text = words.auction;
  const { company, source, bid, toAct, passed } = auction;
  const standingOf = (colour: Colour): string => {
    if (passed.includes(colour)) return text.passed;
    if (bid?.seat === colour) return text.highest;
    return colour === toAct ? text.asked : text.in;
  };
  return (
    <section className="deed" aria-label={fill(text.title, { company: words.companies[company] })}>
      <h2>
        <SeatShape seat={company} /> {fill(text.title, { company: words.companies[company] })}
      </h2>
      <p>{text.sources[source]}</p>
      <dl className="deed-facts">
        <div>
          <dt>{text.worth}</dt>
          <dd>{dollars(shareValue(state, company))}</dd>
        </div>
        <div aria-live="polite">
          <dt>{text.high}</dt>
          <dd>{bid ? fill(text.by, { amount: dollars(bid.amount), seat: words.seats[bid.seat] }) : text.none}</dd>
        </div>
      </dl>
      <ul className="bidders" aria-label={text.who}>
        {clockwiseFrom(state, state.turn.seat).map((colour) => (
          <li key={colour} data-passed={passed.includes(colour)} data-asked={colour === toAct}>
            <SeatShape seat={colour} />
            <b>{words.seats[colour]}</b> {standingOf(colour)}
          </li>
        ))}
      </ul>
      {game.seat && <Bid key={`${game.now.cursor}`} game={game} seat={game.seat} {...page} />}
    </section>
  );
}
