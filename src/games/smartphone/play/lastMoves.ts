import { groupBy } from '@machines/core/group.ts';
import type { Action } from '@machines/smartphone/actions.ts';
import type { Colour } from '@machines/smartphone/names.ts';
import type { GameState } from '@machines/smartphone/state.ts';
import type { Note } from '@/games/smartphone/board/marks.ts';
import type { PlayWords } from '@/i18n/en/play.ts';
import { fill } from '@/i18n/format.ts';
import { isComputer, playerOf } from '@/play/people.ts';
import { type Place, placeKey } from './boardPlaces.ts';
import { placeOf } from './placeOf.ts';
import type { Session } from './smartphone.ts';

interface Made {
  action: Action;
  /** The cursor after it. */
  move: number;
}

/** A seat's last turn: its actions in one phase, without what came before. */
function lastTurn(log: readonly Action[], seat: Colour): Made[] {
  const last = log.findLastIndex((action) => action.seat === seat);
  if (last < 0 || log[last]?.type === 'plan') return [];
  let first = last;
  while (first > 0 && log[first - 1]?.seat === seat && log[first - 1]?.type !== 'plan') first--;
  return log.slice(first, last + 1).map((action, at) => ({ action, move: first + at + 1 }));
}

/** What was done at one place, in a few words. */
function wordsFor(made: readonly Made[], stateAt: (move: number) => GameState, words: PlayWords['last']): string {
  const [first] = made;
  const last = made.at(-1);
  if (!first || !last) return '';
  const { action } = last;
  const [before, after] = [stateAt(first.move - 1), stateAt(last.move)];
  if ('region' in action && action.type !== 'sell') {
    const { region } = action;
    const opened = after.offices[region].length > before.offices[region].length || action.type !== 'expand';
    return opened ? words.office : fill(words.sent, { n: made.length });
  }
  if (action.type === 'sell') return fill(words.sold, { n: made.length });
  if (action.type === 'research' || action.type === 'complete') {
    const owns = after.seats.find(({ colour }) => colour === action.seat)?.technologies.includes(action.technology);
    return owns ? words.has : fill(words.placed, { n: made.length });
  }
  return action.type === 'takeImprovement' || action.type === 'takeToken' ? words.taken : '';
}

/** Selling where one has sent progress before is another thing done there. */
const kindOf = ({ type }: Action): string => (type === 'sell' ? 'sale' : 'work');

/** What was done at each place, in a few words. */
function notesOf(session: Session, made: readonly Made[], words: PlayWords['last']): { place: Place; words: string }[] {
  const byPlace = groupBy(made, ({ action }) => {
    const place = placeOf(action);
    return place && `${kindOf(action)} ${placeKey(place)}`;
  });
  return [...byPlace.values()].flatMap((there) => {
    const place = there[0] && placeOf(there[0].action);
    const text = wordsFor(there, (move) => session.at(move).state, words);
    return place && text ? [{ place, words: text }] : [];
  });
}

/** What a seat has done since a moment, place by place. */
export function doneSince(session: Session, seat: Colour, since: number, cursor: number, words: PlayWords['last']) {
  const made = session
    .get()
    .log.slice(0, cursor)
    .map((action, at): Made => ({ action, move: at + 1 }))
    .filter(({ action, move }) => move > since && action.seat === seat);
  return notesOf(session, made, words);
}

/** The last turn of every computer player, by place; it stays marked until that player moves again. */
export function lastMoves(session: Session, cursor: number, words: PlayWords['last']): Record<string, Note> {
  const log = session.get().log.slice(0, cursor);
  const marks: Record<string, Note> = {};
  for (const { colour } of session.setup.seats)
    if (isComputer(playerOf(session.setup, colour)))
      for (const { place, words: text } of notesOf(session, lastTurn(log, colour), words))
        marks[placeKey(place)] = { seat: colour, words: text };
  return marks;
}
