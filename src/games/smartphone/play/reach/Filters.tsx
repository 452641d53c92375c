import type { ReachWords } from '@/i18n/en/reach.ts';
import { fill } from '@/i18n/format.ts';
import { Icon } from '@/icons/Icon.tsx';
import { partFaces } from './parts.ts';
import type { End, Part, Reach, Wish } from './useReach.ts';

interface Props {
  reach: Reach;
  words: ReachWords;
}

const ends: End[] = ['least', 'most'];

/** Whether there is to be an improvement: both ends of its limit at once. */
function Improve({ reach, words }: Props) {
  const { least, most } = reach.limits;
  const value = least.improve === 1 ? 'yes' : most.improve === 0 ? 'no' : '';
  return (
    <select
      className="reach-wide"
      aria-label={words.parts.improve}
      value={value}
      onChange={({ target }) => reach.limitImprove(target.value === '' ? null : target.value === 'yes')}
    >
      <option value="">{words.either}</option>
      <option value="yes">{words.yes}</option>
      <option value="no">{words.no}</option>
    </select>
  );
}

/** The values that occur, from one end of what can be reached to the other. */
function Limit({ reach, words, end, part }: Props & { end: End; part: Part }) {
  const values = [...new Set(reach.outcomes.map((outcome) => outcome[part]))].sort((a, b) => a - b);
  const name = end === 'least' ? words.leastOf : words.mostOf;
  return (
    <label>
      <span aria-hidden="true">{words[end]}</span>
      <select
        aria-label={fill(name, { part: words.parts[part] })}
        value={reach.limits[end][part] ?? ''}
        onChange={({ target }) => reach.limit(end, part, target.value === '' ? null : Number(target.value))}
      >
        <option value="">{words.any}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What an outcome has to be, and what to have most of. */
export const Filters = ({ reach, words }: Props) => (
  <div className="reach-asked shrinks grid gap-3">
    <fieldset className="reach-filters shrinks grid gap-3">
      <legend>{words.filters}</legend>
      {partFaces.map(({ part, glyph, hue }) => (
        <div key={part} className="reach-filter grid level gap-2">
          <span className="reach-part flex level gap-2 shrinks small-print">
            <span className={`tile hue-${hue}`}>
              <Icon of={glyph} />
            </span>
            {words.parts[part]}
          </span>
          {part === 'improve' ? (
            <Improve reach={reach} words={words} />
          ) : (
            ends.map((end) => <Limit key={end} reach={reach} words={words} end={end} part={part} />)
          )}
        </div>
      ))}
    </fieldset>
    <label className="reach-wish firm flex wraps level gap-2">
      {words.wish}
      <select value={reach.wish} onChange={({ target }) => reach.setWish(target.value as Wish)}>
        {Object.entries(words.wishes).map(([wish, text]) => (
          <option key={wish} value={wish}>
            {text}
          </option>
        ))}
      </select>
    </label>
  </div>
);
