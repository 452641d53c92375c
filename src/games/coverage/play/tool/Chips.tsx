import { printed } from '@machines/coverage/components/printed.ts';
import type { Company } from '@machines/coverage/names.ts';
import { chipsLeft, refuseExpansion } from '@machines/coverage/rules/expansion.ts';
import { sentence } from '@machines/coverage/words/sentence.ts';
import { count } from '@/i18n/format.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import type { CoveragePage } from '../coveragePlayPage.ts';
import { mostChips } from '../pointing.ts';
import type { ActedOn, Expanding } from '../useExpanding.ts';
import { ToolWhy } from './ToolWhy.tsx';

interface Props extends Pick<CoveragePage, 'words'> {
  acting: ActedOn;
  expanding: Expanding;
  company: Company;
}

/** How many chips go on the hex. What cannot be placed is struck through, and the first of those says why. */
export function Chips({ acting: { state, refused }, expanding, company, words }: Props) {
  const { chosen, value } = expanding;
  const shown = Math.min(printed.mostValue, Math.max(2, chipsLeft(state, company) + 1));
  const chips = Array.from({ length: shown }, (_, at) => {
    const n = at + 1;
    const refusal = chosen && refuseExpansion(state, company, { ...chosen, value: n });
    return { n, refusal, open: chosen ? refusal === null : n <= mostChips(state, company) };
  });
  const why = chips.find(({ refusal }) => refusal)?.refusal;
  return (
    <fieldset className="chips">
      <legend className="visually-hidden">{words.acting.value}</legend>
      {chips.map(({ n, open }) => (
        <button
          key={n}
          type="button"
          aria-pressed={(chosen?.value ?? value) === n}
          aria-label={count(words.acting.chips, n)}
          data-open={open}
          onClick={() => expanding.onChips(n)}
        >
          {n}
        </button>
      ))}
      {refused?.place === 'chips' ? (
        <ToolWhy refusal={refused.refusal} setup={state.setup} />
      ) : (
        why && (
          <p className="chips-why soft-ink">
            <ClauseLink id={why.rule} /> {sentence(why, state.setup)}
          </p>
        )
      )}
    </fieldset>
  );
}
