import type { News } from '@machines/core/refusal.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { GameTypes } from '../playable.ts';
import type { MomentBetween, Replay } from './replay.ts';

/** Where in the game something happened; the log has a heading for each. */
export interface SpotOf<Phase extends string = string> {
  round: number;
  phase: Phase;
}

/** What one action did in one phase. An action that ends a phase has an entry for each phase it ran through. */
export interface LogEntry extends SpotOf {
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

/** Each piece of news with its place, and the place the game has come to. */
export interface Placed<N extends News, S extends SpotOf> {
  placed: { item: N; spot: S }[];
  end: S;
}

interface Writing<T extends GameTypes, S extends SpotOf> {
  replay: (setup: T['setup'], log: readonly T['action'][]) => Replay<T>;
  first: S;
  place: (
    news: readonly T['state']['news'][number][],
    from: S,
    moment: MomentBetween<T> | null,
  ) => Placed<T['state']['news'][number], S>;
  line: (news: T['state']['news'][number], setup: T['setup']) => string;
  /** Where on the table it happened. */
  at: (news: T['state']['news'][number]) => string | null;
}

interface Written<S extends SpotOf> {
  entries: LogEntry[];
  end: S;
}

const samePlace = (a: SpotOf, b: SpotOf): boolean => a.round === b.round && a.phase === b.phase;

/** Writes logs in words. What the rules tell is all it knows, so what they keep secret stays so. */
export function logWriter<T extends GameTypes, S extends SpotOf>({
  replay,
  first,
  place,
  line,
  at: placeOf,
}: Writing<T, S>) {
  /** What is written of a moment stays the same object, so that a page draws only what is new. */
  const written = new WeakMap<object, Written<S>>();

  const write = (setup: T['setup'], state: T['state'], from: S, moment: MomentBetween<T> | null): Written<S> => {
    const { placed, end } = place(state.news, from, moment);
    const entries: LogEntry[] = [];
    for (const { item, spot } of placed) {
      const last = entries.at(-1);
      const words = { text: line(item, setup), rule: item.rule, at: placeOf(item) };
      if (last && samePlace(last, spot)) last.lines.push(words);
      else {
        const seat = moment && samePlace(spot, from) ? moment.action.seat : null;
        entries.push({ ...spot, move: moment?.move ?? 0, seat, lines: [words] });
      }
    }
    return { entries, end };
  };

  return (setup: T['setup'], log: readonly T['action'][]): LogEntry[] => {
    const { start, moments } = replay(setup, log);
    const keep = (key: object, work: () => Written<S>): Written<S> => {
      const known = written.get(key) ?? work();
      written.set(key, known);
      return known;
    };
    const opening = keep(start, () => write(setup, start, first, null));
    const entries = [...opening.entries];
    let at = opening.end;
    for (const moment of moments) {
      const here = at;
      const known = keep(moment, () => write(setup, moment.state, here, moment));
      entries.push(...known.entries);
      at = known.end;
    }
    return entries;
  };
}
