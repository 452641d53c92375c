import type { Colour } from '@machines/coverage/names.ts';
import { bidRange } from '@machines/coverage/rules/auction.ts';
import { seatOf } from '@machines/coverage/rules/lookup.ts';
import { cents } from '@machines/coverage/rules/money.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { type FormEvent, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { CoveragePage } from '../coveragePlayPage.ts';
import type { ActedOn } from '../useExpanding.ts';
import { ToolWhy } from './ToolWhy.tsx';

interface Props extends Pick<CoveragePage, 'words'> {
  acting: ActedOn;
  seat: Colour;
}

/** The bid of whoever is asked: any amount, or out for good (C3.2). */
export function MyBid({ acting: { state, act, refused }, seat, words }: Props) {
  const text = words.tool;
  const range = bidRange(state);
  const [typed, setTyped] = useState(String(range?.least ?? ''));
  const amount = cents(Number(typed) || 0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act({ type: 'bid', seat, amount: Number(typed) }, 'bid');
  };
  const by = (step: number) =>
    range && setTyped(String(Math.min(range.most, Math.max(range.least, cents(amount + step)))));
  return (
    <form className="tool-acts my-bid" noValidate onSubmit={submit}>
      {range ? (
        <>
          <span className="amount">
            <button type="button" aria-label={text.less} disabled={amount <= range.least} onClick={() => by(-1)}>
              −
            </button>
            <span aria-hidden="true">$</span>
            <input
              type="number"
              aria-label={words.auction.amount}
              aria-invalid={refused?.place === 'bid'}
              min={range.least}
              max={range.most}
              step={range.step}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button type="button" aria-label={text.more} disabled={amount >= range.most} onClick={() => by(1)}>
              +
            </button>
          </span>
          <button type="submit" className="button button-main" data-act="move">
            {fill(words.auction.bid, { amount: dollars(amount) })}
          </button>
          {refused?.place === 'bid' ? (
            <ToolWhy refusal={refused.refusal} setup={state.setup} />
          ) : (
            <span className="tool-then grows soft-ink">
              {fill(text.ofYour, { cash: dollars(seatOf(state, seat).cash) })}
            </span>
          )}
        </>
      ) : (
        <span className="tool-then grows soft-ink">
          {words.auction.cannot} <ClauseLink id="C3.2" />
        </span>
      )}
      <button
        type="button"
        className="button"
        data-act="move"
        onClick={() => act({ type: 'passAuction', seat }, 'bid')}
      >
        {text.dropOut}
      </button>
    </form>
  );
}
