import { rulesOf } from '@machines/coverage/choices.ts';
import { printed } from '@machines/coverage/components/printed.ts';
import type { Company } from '@machines/coverage/names.ts';
import { chipsLeft } from '@machines/coverage/rules/expansion.ts';
import { hasUnlistedRoutes, mostRoutes } from '@machines/coverage/rules/leasing.ts';
import { companyOf } from '@machines/coverage/rules/lookup.ts';
import { preview } from '@machines/coverage/rules/preview.ts';
import { due, mustPool } from '@machines/coverage/rules/upkeep.ts';
import { dollars, sentence } from '@machines/coverage/words/index.ts';
import { count, fill } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Part } from '@/ui/Part.tsx';
import { Why } from '@/ui/Why.tsx';
import type { ActingPage } from './coveragePlayPage.ts';
import { foretell, hexName, mostChips, routeName, waysTo } from './pointing.ts';
import type { ActedOn, Expanding } from './useExpanding.ts';

interface Props extends ActingPage {
  acting: ActedOn;
  expanding: Expanding;
  company: Company;
}

const values = Array.from({ length: printed.mostValue }, (_, at) => at + 1);

/** Acting for a company: what it has, how many chips go on the next hex, and the upkeep that follows. */
export function Acting({ acting, expanding, company, ...page }: Props) {
  const { words } = page;
  const text = words.acting;
  const { state, refused } = acting;
  const { seat } = state.turn;
  const { value } = expanding;
  const upkeep = due(state);
  return (
    <Part className="deed flex wraps" aria-label={fill(text.title, { company: words.companies[company] })}>
      <h2>{fill(text.title, { company: words.companies[company] })}</h2>
      <dl className="deed-facts flex wraps">
        <div>
          <dt>{text.treasury}</dt>
          <dd>{dollars(companyOf(state, company).treasury)}</dd>
        </div>
        <div>
          <dt>
            {text.left} <ClauseLink id="C4.3" />
          </dt>
          <dd>{chipsLeft(state, company)}</dd>
        </div>
      </dl>
      <fieldset className="deed-values">
        <legend>{text.value}</legend>
        {values.map((chips) => (
          <button
            key={chips}
            type="button"
            className="button"
            aria-pressed={value === chips}
            data-open={chips <= mostChips(state, company)}
            aria-label={count(text.chips, chips)}
            onClick={() => expanding.onChips(chips)}
          >
            {chips}
          </button>
        ))}
      </fieldset>
      {/* One over the other, so that a refusal does not move the map below. */}
      <div className="deed-foot" data-refused={refused?.place === 'chips'}>
        <p className="quiet">
          {upkeep === 0
            ? text.noUpkeep
            : fill(text.upkeep, {
                seat: words.seats[seat],
                amount: dollars(upkeep),
                company: words.companies[seat],
              })}{' '}
          <ClauseLink id="C4.6" />
          {mustPool(state) && (
            <>
              {' '}
              {text.short[rulesOf(state).upkeepRepeat]} <ClauseLink id="C4.7" />
            </>
          )}
        </p>
        {refused?.place === 'chips' && (
          <Why text={sentence(refused.refusal, state.setup)} rule={refused.refusal.rule} />
        )}
      </div>
    </Part>
  );
}

/**
 * The hex that is half chosen, the way to it, what it costs and pays. It stands below the map, where it grows and shrinks
 * without moving the hex that is pressed again to take it.
 */
export function Chosen({ acting, expanding, company, ...page }: Props) {
  const text = page.words.acting;
  const { state } = acting;
  const { chosen } = expanding;
  const ways = chosen ? waysTo(state, company, chosen.hex, chosen.value) : [];
  return (
    <div className="deed flex wraps">
      <div className="deed-chosen" aria-live="polite">
        {chosen ? <p>{foretell(state, company, chosen, page)}.</p> : <p className="quiet">{text.choose}</p>}
      </div>
      {chosen && ways.length > 1 && (
        <fieldset className="deed-routes">
          <legend>{fill(text.route, { hex: hexName(state, chosen.hex) })}</legend>
          {ways.map((way) => (
            <label key={way.route.join(' ')}>
              <input
                type="radio"
                name="route"
                checked={way.route.join() === chosen.route.join()}
                onChange={() => expanding.choose(way)}
              />
              {fill(text.over, { route: routeName(state, way.route) })} ({dollars(preview(state, company, way).lease)})
            </label>
          ))}
          {hasUnlistedRoutes(state, company, chosen.hex) && (
            <p className="quiet">{fill(text.moreRoutes, { n: mostRoutes })}</p>
          )}
        </fieldset>
      )}
      {chosen && (
        <button type="button" className="button button-main" onClick={() => expanding.take(chosen)}>
          {fill(text.take, {
            hex: hexName(state, chosen.hex),
            cost: dollars(preview(state, company, chosen).cost),
          })}
        </button>
      )}
    </div>
  );
}
