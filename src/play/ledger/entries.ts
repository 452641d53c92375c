import type { Action } from '@machines/smartphone/actions.ts';
import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import type { Colour, Phase } from '@machines/smartphone/names.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import { componentsOf } from '@machines/smartphone/rules/table.ts';
import type { Setup } from '@machines/smartphone/state.ts';
import { line } from '@machines/smartphone/words/line.ts';
import { replay } from './moments.ts';
import { firstSpot, placeNews, type Spot } from './spots.ts';

/** What one action did in one phase. An action that ends a phase has an entry for each phase it ran through. */
export interface LogEntry {
  /** The cursor of the log after the action; 0 before the first. */
  move: number;
  round: number;
  phase: Phase;
  /** Who acted; null for what followed by itself. */
  seat: Colour | null;
  lines: { text: string; rule: ClauseId }[];
}

const samePlace = (a: Spot, b: Spot): boolean => a.round === b.round && a.phase === b.phase;

interface Written {
  entries: LogEntry[];
  end: Spot;
}

/** What is written of a moment stays the same object, so that a page draws only what is new. */
const written = new WeakMap<object, Written>();

function write(move: number, actor: Colour | null, news: readonly NewsOf[], from: Spot, setup: Setup): Written {
  const { placed, end } = placeNews(news, from);
  const components = componentsOf({ setup });
  const entries: LogEntry[] = [];
  for (const { item, spot } of placed) {
    const last = entries.at(-1);
    const words = { text: line(item, components), rule: item.rule };
    if (last && samePlace(last, spot)) last.lines.push(words);
    else entries.push({ ...spot, move, seat: samePlace(spot, from) ? actor : null, lines: [words] });
  }
  return { entries, end };
}

/** The log in words. Of a plan it says only whose it is (S1.8). */
export function logEntries(setup: Setup, log: readonly Action[]): LogEntry[] {
  const { start, moments } = replay(setup, log);
  const keep = (moment: object, work: () => Written): Written => {
    const known = written.get(moment) ?? work();
    written.set(moment, known);
    return known;
  };
  const first = keep(start, () => write(0, null, start.news, firstSpot, setup));
  const entries = [...first.entries];
  let at = first.end;
  for (const moment of moments) {
    const { move, action, state } = moment;
    const here = at;
    const known = keep(moment, () => write(move, action.seat, state.news, here, setup));
    entries.push(...known.entries);
    at = known.end;
  }
  return entries;
}
