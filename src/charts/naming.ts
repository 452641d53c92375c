import type { ChartNames, ChartWords } from '@/i18n/en/charts.ts';
import { fill } from '@/i18n/format.ts';
import { inWords } from '@/i18n/inWords.ts';
import type { ChartState, Way } from './model.ts';

/** What a chart's own names read like on the page. */
export interface Naming {
  words: ChartWords;
  state: (key: string) => string;
  guard: (name: string) => string;
  /** An action of a seat, or what a state or a way does. */
  act: (name: string) => string;
  /** What a state, a way or a whole chart is. */
  about: (told: Pick<ChartState | Way, 'id' | 'description'>) => string;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const namingOf = (words: ChartWords, { states, guards, acts, descriptions }: ChartNames): Naming => ({
  words,
  state: (key) => states[key] ?? capital(inWords(key)),
  guard: (name) => guards[name] ?? inWords(name),
  act: (name) => acts[name] ?? inWords(name),
  about: ({ id, description = '' }) => descriptions[id] ?? description,
});

/** A guard of this name only asks whether the rules allow what is tried; every action has one. */
export const onlyAllowed = (guard: string): boolean => /^may[A-Z]/.test(guard);

export interface WayLine {
  text: string;
  /** What has to hold besides. */
  note: string | null;
}

/** A way in a line: the action, or the condition under which it is taken. `alone` if nothing else competes with it. */
export function wayLine({ kind, event, guard }: Way, alone: boolean, naming: Naming): WayLine {
  const { words } = naming;
  if (event !== null) {
    const note = guard === null || onlyAllowed(guard) ? null : fill(words.panel.if, { guard: naming.guard(guard) });
    return { text: naming.act(event), note };
  }
  if (guard !== null) return { text: naming.guard(guard), note: null };
  if (!alone) return { text: words.otherwise, note: null };
  return { text: kind === 'done' ? words.whenDone : words.atOnce, note: null };
}
