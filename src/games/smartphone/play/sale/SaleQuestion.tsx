import type { Action } from '@machines/smartphone/actions.ts';
import { sellable } from '@machines/smartphone/rules/sale.ts';
import { lazy, Suspense, useState } from 'react';
import { count } from '@/i18n/format.ts';
import { isComputer, playerOf } from '@/play/people.ts';
import type { Page } from '@/play/ui/playWords.ts';
import type { Game } from '../useSmartphone.ts';
import './sale.css';

/** Fetched when someone asks. */
const SaleProposal = lazy(() => import('./SaleProposal.tsx'));

interface Props extends Pick<Page, 'words'> {
  game: Game;
}

/** In a person's sale: a proposal on request. Once it is taken, all of it can be taken back at once. */
export function SaleQuestion({ game, words }: Props) {
  const { cursor, log, state } = game.now;
  const text = words.bestSale;
  /** The move before which someone asked, and the sale that was made as proposed. */
  const [asked, setAsked] = useState<number | null>(null);
  const [sold, setSold] = useState<{ from: number; actions: readonly Action[] } | null>(null);
  const { backTo } = game;
  /** It was not taken back, and nobody but computers has acted since. */
  const stands = ({ from, actions }: { from: number; actions: readonly Action[] }) =>
    cursor >= from + actions.length &&
    actions.every((action, at) => log[from + at] === action) &&
    log.slice(from + actions.length, cursor).every(({ seat }) => isComputer(playerOf(state.setup, seat)));
  const inTheOpen = game.looking === null && game.at !== 'planning' && game.at !== 'handover';
  if (sold && backTo && inTheOpen && stands(sold))
    return (
      <p className="note sale-sold" role="status">
        {count(text.sold, sold.actions.length)}
        <button
          type="button"
          className="button"
          onClick={() => {
            setSold(null);
            backTo(sold.from);
          }}
        >
          {text.takeBack}
        </button>
      </p>
    );
  if (!game.seat || state.phase !== 'sale' || sellable(state).length === 0) return null;
  if (asked !== cursor)
    return (
      <button type="button" className="button sale-open" onClick={() => setAsked(cursor)}>
        {text.open}
      </button>
    );
  return (
    <section className="sale-proposal grid gap-8px" aria-label={text.title}>
      <Suspense fallback={<p>{text.loading}</p>}>
        <SaleProposal
          state={state}
          words={words}
          onIgnore={() => setAsked(null)}
          onAccept={(actions) => {
            setSold({ from: cursor, actions });
            game.actAll(actions);
          }}
        />
      </Suspense>
    </section>
  );
}
