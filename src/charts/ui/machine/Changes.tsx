import { Fragment } from 'react';
import type { MachineWords } from '@/i18n/en/machine.ts';
import { count } from '@/i18n/format.ts';
import type { Change } from '@/live/changes.ts';

interface Props {
  changes: readonly Change[];
  /** Whether they are those of the whole move so far. */
  whole: boolean;
  words: MachineWords;
}

/** What a step changed in the machine's context: each place with its value before and after. */
export function Changes({ changes, whole, words }: Props) {
  return (
    <section className="changes grid shrinks" aria-label={words.context}>
      <h2>
        {words.context}{' '}
        <small>
          {changes.length === 0 ? words.nothing : count(whole ? words.changedByMove : words.changed, changes.length)}
        </small>
      </h2>
      <dl tabIndex={0}>
        {changes.map(({ place, before, after }) => (
          <div key={place}>
            <dt>
              <code>
                {/* A long place breaks at its dots. */}
                {place.split('.').map((part, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a part may stand twice in one place
                  <Fragment key={at}>
                    {at > 0 && (
                      <>
                        .<wbr />
                      </>
                    )}
                    {part}
                  </Fragment>
                ))}
              </code>
            </dt>
            <dd>
              <code>
                <s className="soft-ink">{before}</s> → <b>{after}</b>
              </code>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
