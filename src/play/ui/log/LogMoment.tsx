import { type KeyboardEvent, memo } from 'react';
import type { LogWords } from '@/i18n/en/log.ts';
import type { Glyph } from '@/icons/glyph.ts';
import { Icon } from '@/icons/Icon.tsx';
import { phases } from '@/icons/phases.ts';
import type { LogEntry } from '../../log/lines.ts';
import { LogLine } from './LogLine.tsx';

/** A game whose log has no phases has no glyphs for them. */
const icons: Record<string, Glyph> = phases;

interface Props {
  entry: LogEntry;
  /** The first of its phase carries the phase's name. */
  opensPhase: boolean;
  when: 'past' | 'now' | 'ahead';
  /** What is noted of the move. */
  note: string | null;
  /** The line of this entry that is in the tab order. */
  stop: string | null;
  words: LogWords;
  onGo: (move: number) => void;
  onPoint: (place: string | null) => void;
  onFocus: (line: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Names a line of an entry. */
export const keyOf = ({ move, phase }: LogEntry, line: number): string => `${move} ${phase} ${line}`;

export const isLineOf = (entry: LogEntry, key: string): boolean => key.startsWith(`${entry.move} ${entry.phase} `);

/** What one action did in one phase; memoised, as a game has hundreds of them and a move adds a few. */
export const LogMoment = memo(function LogMoment({ entry, opensPhase, when, note, stop, words, ...rest }: Props) {
  const { move, phase, seat, lines } = entry;
  const icon = icons[phase === 'over' ? 'scoring' : phase];
  return (
    <>
      {opensPhase && words.phases[phase] && (
        <h4>
          {icon && <Icon of={icon} />}
          {words.phases[phase]}
        </h4>
      )}
      <ul data-when={when}>
        {lines.map(({ text, rule, at: place }, at) => {
          const key = keyOf(entry, at);
          return (
            <LogLine
              key={key}
              line={key}
              text={text}
              rule={rule}
              move={move}
              seat={at === 0 ? seat : null}
              note={at === 0 ? note : null}
              at={place}
              now={when === 'now'}
              stop={key === stop}
              words={words}
              {...rest}
            />
          );
        })}
      </ul>
    </>
  );
});
