import type { Colour } from '@machines/coverage/names.ts';
import { bidRange } from '@machines/coverage/rules/auction.ts';
import { seatOf } from '@machines/coverage/rules/lookup.ts';
import { cents } from '@machines/coverage/rules/money.ts';
import { dollars, sentence } from '@machines/coverage/words/index.ts';
import { type FormEvent, useState } from 'react';
import { fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Why } from '@/ui/Why.tsx';
import type { TablePage } from './coveragePlayPage.ts';
import type { ActedOn } from './useExpanding.ts';

interface Props extends TablePage {
  acting: ActedOn;
  seat: Colour;
}

/** The bid of whoever is asked: any amount, a few quick ones, or a pass for good (C3.2). */
export function Bid({ acting, seat, words }: Props) {
  const { state, act, refused } = acting;
  const text = words.auction;
  const range = bidRange(state);
  const [typed, setTyped] = useState(String(range?.least ?? ''));
  const bid = (amount: number) => act({ type: 'bid', seat, amount }, 'bid');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    bid(Number(typed));
  };
  const quick = range
    ? [...new Set([range.least, range.least + 1, range.least + 5, range.most])].filter(
        (amount) => amount >= range.least && amount <= range.most,
      )
    : [];
  return (
    <form className="bid" noValidate onSubmit={submit}>
      <p className="quiet">
        {text.cash}: {dollars(seatOf(state, seat).cash)}.{' '}
        {range ? fill(text.range, { least: dollars(range.least), most: dollars(range.most) }) : text.cannot}{' '}
        <ClauseLink id="C3.2" />
      </p>
      {range && (
        <>
          <div className="bid-line flex wraps gap-2">
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
      <button type="button" className="button" onClick={() => act({ type: 'passAuction', seat }, 'bid')}>
        {text.pass}
      </button>
      {refused?.place === 'bid' && <Why text={sentence(refused.refusal, state.setup)} rule={refused.refusal.rule} />}
    </form>
  );
}
