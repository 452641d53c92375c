import type { Action } from '@machines/coverage/actions.ts';
import type { Company } from '@machines/coverage/names.ts';
import { companyOf } from '@machines/coverage/rules/lookup.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import { fill } from '@/i18n/format.ts';
import { Why } from '@/ui/Why.tsx';
import type { TablePage } from './coveragePlayPage.ts';
import type { ActedOn } from './useExpanding.ts';

interface Props extends TablePage {
  acting: ActedOn;
  company: Company;
}

/** What can be done with a company. */
export function CompanyActs({ acting, company, words }: Props) {
  const { state, seat, act, refused } = acting;
  const text = words.company;
  const name = words.companies[company];
  const { pool } = companyOf(state, company);
  const place = `company ${company}` as const;
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
  return (
    <>
      {acts.length > 0 && (
        <div className="company-acts flex wraps gap-2">
          {acts.map(({ label, full, action }) => (
            <button key={full} type="button" className="button" aria-label={full} onClick={() => act(action, place)}>
              {label}
            </button>
          ))}
        </div>
      )}
      {refused?.place === place && <Why text={sentence(refused.refusal, state.setup)} rule={refused.refusal.rule} />}
    </>
  );
}
