import { rulesOf } from '@machines/coverage/choices.ts';
import type { Company } from '@machines/coverage/names.ts';
import { refuseFinish } from '@machines/coverage/rules/acting.ts';
import { chipsLeft } from '@machines/coverage/rules/expansion.ts';
import { companyOf } from '@machines/coverage/rules/lookup.ts';
import { costsOf } from '@machines/coverage/rules/preview.ts';
import { due, mustPool } from '@machines/coverage/rules/upkeep.ts';
import { dollars } from '@machines/coverage/words/namer.ts';
import { count, fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { CoveragePage } from '../coveragePlayPage.ts';
import { foretell, hexName } from '../pointing.ts';
import type { ActedOn, Expanding } from '../useExpanding.ts';
import { Chips } from './Chips.tsx';
import { Sums } from './Sums.tsx';
import { ToolHead } from './ToolHead.tsx';

interface Props extends CoveragePage {
  acting: ActedOn;
  expanding: Expanding;
  company: Company;
  names: Record<string, string>;
  /** Back to choosing what to do, while nothing has been built. */
  onBack: (() => void) | null;
}

/** Building with a company: how many chips, what it costs and pays, and what follows (C4.2 to C4.7). */
export function Build({ acting, expanding, company, names, onBack, ...page }: Props) {
  const { words } = page;
  const text = words.tool;
  const { state, seat, act } = acting;
  const { chosen } = expanding;
  const name = words.companies[company];
  const upkeep = due(state);
  const left = chipsLeft(state, company);
  const ends = refuseFinish(state) === null;
  return (
    <section className="build" aria-label={fill(text.building, { company: name })}>
      <ToolHead
        company={company}
        title={fill(chosen ? text.to : text.building, { company: name, hex: chosen ? hexName(state, chosen.hex) : '' })}
        aside={
          <>
            {count(text.bounds, left, { treasury: dollars(companyOf(state, company).treasury) })}
            {upkeep > 0 && fill(text.upkeep, { amount: dollars(upkeep) })}
          </>
        }
      />
      <Chips acting={acting} expanding={expanding} company={company} {...page} />
      {chosen ? (
        <Sums state={state} company={company} expanding={expanding} way={chosen} names={names} words={words} />
      ) : (
        <p className="quiet build-pick">
          {mustPool(state) ? (
            <>
              {words.acting.short[rulesOf(state).upkeepRepeat]} <ClauseLink id="C4.7" />
            </>
          ) : (
            text.pick
          )}
        </p>
      )}
      <p className="visually-hidden" aria-live="polite">
        {chosen && foretell(state, company, chosen, page)}
      </p>
      <div className="tool-acts">
        {chosen && (
          <>
            <button type="button" className="button button-main" data-act="move" onClick={() => expanding.take(chosen)}>
              {fill(text.take, { cost: dollars(costsOf(state, chosen).cost) })}
            </button>
            <button type="button" className="button button-plain" onClick={expanding.drop}>
              {text.cancel}
            </button>
          </>
        )}
        {!chosen && onBack && (
          <button type="button" className="button" onClick={onBack}>
            {text.back}
          </button>
        )}
        {ends && seat && (
          <button
            type="button"
            className={chosen ? 'button' : 'button button-main'}
            data-act="end-turn"
            onClick={() => act({ type: 'finish', seat }, 'map')}
          >
            {text.finish}
          </button>
        )}
      </div>
    </section>
  );
}
