import type { GameState } from '@machines/smartphone/state.ts';
import { people } from '@/play/people.ts';
import { type Cue, endOf, later } from '@/play/ui/stage/cues.ts';
import { committed, reveal, scoring } from './moments.ts';
import { earned, goods, offices, pins, progress, tiles } from './pieces.ts';

const isShown = (state: GameState): boolean => state.seats.some(({ tally }) => tally !== null);
const hasScored = (state: GameState): boolean => state.phase === 'scoring' || state.phase === 'over';

/** Whose plan has just been made, if nobody else is at the device. */
const justPlanned = (before: GameState, after: GameState) => {
  const [me, ...others] = people(after.setup);
  const had = (state: GameState) => state.seats.find(({ colour }) => colour === me)?.plan ?? null;
  return me && others.length === 0 && !had(before) && had(after) ? me : null;
};

/** What one step of the chart moves, and how long the next one waits for it. */
function stepCues(before: GameState, after: GameState): { cues: Cue[]; wait: number } {
  const placed = progress(before, after);
  const sold = goods(before, after);
  const rest = [...offices(before, after), ...tiles(before, after), ...pins(before, after)];
  const won = hasScored(after) ? [] : earned(before, after);
  // Several pieces of a kind follow each other closely.
  const wait =
    rest.length + won.length > 0 ? endOf([...rest, ...won]) : sold.length > 0 ? 120 : placed.length > 0 ? 60 : 0;
  return { cues: [...placed, ...sold, ...rest, ...won], wait };
}

/** What is seen of the way through these states of the table: the chart's own steps, one after the other. */
export function tableCues(states: readonly GameState[]): Cue[] {
  const cues: Cue[] = [];
  let at = 0;
  let secret: GameState | null = null;
  let unscored: GameState | null = null;
  states.slice(1).forEach((after, n) => {
    const before = states[n] ?? after;
    const seat = justPlanned(before, after);
    if (seat) cues.push(...later(committed(seat), at));
    if (!isShown(before) && isShown(after)) secret = before;
    if (!hasScored(before) && hasScored(after)) unscored = before;
    if (after.round > before.round) return;
    const made = stepCues(before, after);
    cues.push(...later(made.cues, at));
    at += made.wait;
  });
  const last = states.at(-1);
  const first = states[0];
  if (last && secret) cues.push(...reveal(secret, last));
  if (last && first && unscored) cues.push(...later(scoring(unscored, last), endOf(cues)));
  return cues;
}
