import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { LogWords } from '@/i18n/en/log.ts';
import { fill } from '@/i18n/format.ts';
import { useSteady } from '@/ui/useSteady.ts';
import type { LogEntry } from '../../log/lines.ts';
import { isLineOf, keyOf, LogMoment } from './LogMoment.tsx';
import './log.css';

interface Props {
  entries: LogEntry[];
  /** The moment that is shown; moves after it are undone or still ahead. */
  cursor: number;
  words: LogWords;
  onGoTo: (move: number) => void;
  /** What is noted of a move, in words. */
  noteOf: (move: number) => string | null;
  /** A line is pointed at that happened somewhere on the table. */
  onPoint: (place: string | null) => void;
}

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowUp: (at) => at - 1,
  ArrowDown: (at) => at + 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** Entries by round, in their order. */
function roundsOf(entries: readonly LogEntry[]): LogEntry[][] {
  const found: LogEntry[][] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (last?.[0]?.round === entry.round) last.push(entry);
    else found.push([entry]);
  }
  return found;
}

/** Only what someone did is noted, not what followed from it in other phases. */
const noted = ({ seat, move }: LogEntry, noteOf: Props['noteOf']): string | null => (seat ? noteOf(move) : null);

/** The log in plain words, newest at the bottom. One line is in the tab order; arrow keys reach the others. */
export function LogView({ entries, cursor, words, onGoTo, noteOf, onPoint }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const go = useSteady(onGoTo);
  const point = useSteady(onPoint);
  // The log goes with the drawer it stands in; so does what it lights.
  useEffect(() => () => point(null), [point]);

  // The newest moment stands at the bottom, one in the past in the middle; only the list scrolls, never the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a longer log moves the end, too
  useEffect(() => {
    const frame = list.current;
    const here = [...(frame?.querySelectorAll<HTMLElement>('[data-when="now"]') ?? [])].at(-1);
    if (!frame || !here) return;
    const middle = here.offsetTop + here.offsetHeight / 2 - frame.clientHeight / 2;
    frame.scrollTop = frame.querySelector('[data-when="ahead"]') ? middle : frame.scrollHeight;
  }, [cursor, entries]);

  const onKeyDown = useCallback((event: KeyboardEvent<HTMLElement>) => {
    const to = steps[event.key];
    const lines = [...(list.current?.querySelectorAll<HTMLElement>('.log-go') ?? [])];
    const at = lines.indexOf(event.currentTarget);
    if (!to || at < 0) return;
    event.preventDefault();
    lines[to(at, lines.length - 1)]?.focus();
  }, []);

  const shown = entries.findLast(({ move }) => move <= cursor);
  const stop = focused ?? (shown ? keyOf(shown, 0) : null);
  return (
    <section className="log">
      <h2 className="visually-hidden">{words.label}</h2>
      <p className="log-hint soft-ink">{entries.some(({ move }) => move > cursor) ? words.ahead : words.hint}</p>
      <div className="log-list" ref={list}>
        {roundsOf(entries).map((inRound) => (
          <div key={inRound[0]?.round}>
            <h3>{fill(words.round, { round: inRound[0]?.round ?? 1 })}</h3>
            {inRound.map((entry, at) => (
              <LogMoment
                key={`${entry.move} ${entry.phase}`}
                entry={entry}
                opensPhase={entry.phase !== inRound[at - 1]?.phase}
                note={noted(entry, noteOf)}
                when={entry.move === cursor ? 'now' : entry.move > cursor ? 'ahead' : 'past'}
                stop={stop !== null && isLineOf(entry, stop) ? stop : null}
                words={words}
                onGo={go}
                onPoint={point}
                onFocus={setFocused}
                onKeyDown={onKeyDown}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}
