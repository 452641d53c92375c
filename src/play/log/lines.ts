import type { NewsIn } from '@machines/core/game.ts';
import type { When } from '@machines/core/refusal.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { Called } from '@machines/core/words.ts';
import type { GameTypes } from '../playable.ts';
import type { EntriesIn } from '../session.ts';
import { type MomentBetween, momentsOf } from './moments.ts';

/** What one action did in one phase. An action that ends a phase has an entry for each phase it ran through. */
export interface LogEntry extends When {
  /** The cursor of the log after the action; 0 before the first. */
  move: number;
  /** Who acted; null for what followed by itself. */
  seat: Colour | null;
  lines: LogWords[];
}

interface LogWords {
  text: string;
  rule: string;
  /** Where on the table it happened, as the board names the place. */
  at: string | null;
}

interface Writing<T extends GameTypes> {
  /** The round of a state, as the news have it. */
  roundOf: (state: T['state']) => number;
  /** The heading that what happens in a phase stands under. */
  heading: (phase: T['state']['phase']) => string;
  line: (news: NewsIn<T>, state: T['state'], called: Called | undefined) => string;
  /** Where on the table it happened. */
  at: (news: NewsIn<T>) => string | null;
}

const sameTime = (a: When, b: When): boolean => a.round === b.round && a.phase === b.phase;

/** Writes logs in words. What the rules tell is all it knows, so what they keep secret stays so. */
export function logWriter<T extends GameTypes>({ roundOf, heading, line, at }: Writing<T>) {
  /** What is written of a state stays the same object, so that a page draws only what is new. */
  let written = new WeakMap<T['state'], LogEntry[]>();
  let calledSo: Called | undefined;

  const write = (state: T['state'], moment: MomentBetween<T> | null): LogEntry[] => {
    const from = moment && { round: roundOf(moment.before), phase: heading(moment.before.phase) };
    const entries: LogEntry[] = [];
    for (const item of state.news) {
      const when = { round: item.round, phase: heading(item.phase) };
      const words = { text: line(item, state, calledSo), rule: item.rule, at: at(item) };
      const last = entries.at(-1);
      if (last && sameTime(last, when)) last.lines.push(words);
      else {
        const seat = from && sameTime(from, when) ? moment.action.seat : null;
        entries.push({ ...when, move: moment?.move ?? 0, seat, lines: [words] });
      }
    }
    return entries;
  };

  return (entries: EntriesIn<T>, called?: Called): LogEntry[] => {
    if (called !== calledSo) {
      written = new WeakMap();
      calledSo = called;
    }
    const { start, moments } = momentsOf<T>(entries);
    const keep = (state: T['state'], moment: MomentBetween<T> | null): LogEntry[] => {
      const lines = written.get(state) ?? write(state, moment);
      written.set(state, lines);
      return lines;
    };
    return [...keep(start, null), ...moments.flatMap((moment) => keep(moment.state, moment))];
  };
}
