import type { Action } from '@machines/coverage/actions.ts';
import type { Company } from '@machines/coverage/names.ts';
import { issuedShares, issuedTo, shareValue } from '@machines/coverage/rules/shares.ts';
import { companyOf } from '@machines/coverage/rules/table.ts';
import { dollars, sentence } from '@machines/coverage/words/index.ts';
import { fill } from '@/i18n/format.ts';
import { SeatShape } from '../board/Piece.tsx';
import { Why } from '../table/Why.tsx';
import type { CoveragePage } from './page.ts';
import type { CoverageGame } from './useCoverage.ts';

interface Props extends CoveragePage {
  game: CoverageGame;
  company: Company;
}

/** A company: what it holds, what a share is worth, who has how many; and what can be done with it. */
export function CompanyPanel({ game, company, words, clauseBase }: Props) {
  const { state } = game.moment;
  const { turn } = state;
  const text = words.company;
  const name = words.companies[company];
  const { treasury, unissued, pool } = companyOf(state, company);
  const place = `company ${company}` as const;
  const { seat } = game;
  const acts: { label: string; full: string; action: Action }[] =
    seat && state.phase === 'choosing'
      ? [
          { label: text.act, full: fill(text.actFor, { company: name }), action: { type: 'act', seat, company } },
          ...(seat === company
            ? [
                {
                  label: text.auction,
                  full: fill(text.auctionOf, { company: name }),
                  action: { type: 'auction', seat, company, source: 'unissued' } as const,
                },
              ]
            : []),
          ...(pool > 0
            ? [
                {
                  label: text.pool1,
                  full: fill(text.poolOf, { company: name }),
                  action: { type: 'auction', seat, company, source: 'pool' } as const,
                },
              ]
            : []),
        ]
      : [];
  const now = turn.acting?.company === company || turn.auction?.company === company;
  const facts: [string, string | number][] = [
    [text.value, dollars(shareValue(state, company))],
    [text.treasury, dollars(treasury)],
    [text.issued, issuedShares(state, company)],
    [text.unissued, unissued],
    [text.pool, pool],
  ];
  return (
    <section className={`seat-panel seat-${company}`} aria-label={name} data-now={now}>
      <div className="seat-head">
        <SeatShape seat={company} />
        <h3>
          {name} <span className="seat-mark">{fill(text.founder, { seat: words.seats[company] })}</span>
        </h3>
      </div>
      <dl className="deed-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="holders" aria-label={text.holders}>
        {state.seats
          .filter(({ colour }) => issuedTo(state, colour, company) > 0)
          .map(({ colour }) => (
            <li key={colour}>
              <SeatShape seat={colour} />
              {fill(text.holds, { seat: words.seats[colour], n: issuedTo(state, colour, company) })}
            </li>
          ))}
      </ul>
      {acts.length > 0 && (
        <div className="turn-acts">
          {acts.map(({ label, full, action }) => (
            <button
              key={full}
              type="button"
              className="button"
              aria-label={full}
              onClick={() => game.act(action, place)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      {game.refused?.place === place && (
        <Why
          text={sentence(game.refused.refusal, state.setup)}
          rule={game.refused.refusal.rule}
          clauseBase={clauseBase}
        />
      )}
    </section>
  );
}
