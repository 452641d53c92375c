import type { Company } from '@machines/coverage/names.ts';
import { companyOf } from '@machines/coverage/rules/lookup.ts';
import { issuedShares, issuedTo, shareValue } from '@machines/coverage/rules/shares.ts';
import type { GameState } from '@machines/coverage/state.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import type { ReactNode } from 'react';
import { Seal } from '@/games/coverage/map/Seal.tsx';
import { fill } from '@/i18n/format.ts';
import { Part } from '@/ui/Part.tsx';
import { SeatShape } from '@/ui/Piece.tsx';
import type { TablePage } from './coveragePlayPage.ts';
import '@/play/ui/seat.css';

interface Props extends TablePage {
  state: GameState;
  company: Company;
  /** What can be done with it, and what was refused. */
  children?: ReactNode;
}

/** A company: what it holds, what a share is worth, who has how many. */
export function CompanyPanel({ state, company, words, children }: Props) {
  const { turn } = state;
  const text = words.company;
  const name = words.companies[company];
  const { treasury, unissued, pool } = companyOf(state, company);
  const now = turn.acting?.company === company || turn.auction?.company === company;
  const facts: [string, string | number][] = [
    [text.value, dollars(shareValue(state, company))],
    [text.treasury, dollars(treasury)],
    [text.issued, issuedShares(state, company)],
    [text.unissued, unissued],
    [text.pool, pool],
  ];
  return (
    <Part
      className={`seat-panel grid from-top gap-2 company-panel company-${company}`}
      aria-label={name}
      data-now={now}
    >
      <div className="seat-head flex gap-2 level">
        <Seal company={company} />
        <h3>
          {name} <span className="seat-mark soft-ink">{fill(text.founder, { seat: words.seats[company] })}</span>
        </h3>
      </div>
      <dl className="deed-facts flex wraps">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="holders flex wraps" aria-label={text.holders}>
        {state.seats
          .filter(({ colour }) => issuedTo(state, colour, company) > 0)
          .map(({ colour }) => (
            <li key={colour}>
              <SeatShape seat={colour} />
              {fill(text.holds, { seat: words.seats[colour], n: issuedTo(state, colour, company) })}
            </li>
          ))}
      </ul>
      {children}
    </Part>
  );
}
