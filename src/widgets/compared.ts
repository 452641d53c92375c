import type { GameTypes } from '@machines/core/game.ts';
import type { Colour } from '@machines/core/seats.ts';
import { gameBy } from '@machines/games.ts';
import type { CompareData } from './data.ts';
import { comparing } from './widgetGames.ts';

/** One row of a comparison. Rows stand side by side; what is the same in both columns is told quietly. */
export interface ComparedRow {
  /** Stands in front: a place in the order, or a mark. */
  mark: string | null;
  seat: Colour | null;
  text: string;
  /** At the end of the row, such as a number of VP. */
  value: string | null;
  clause: string | null;
  differs: boolean;
}

export interface Column {
  title: string;
  rows: ComparedRow[];
}

type Row = Omit<ComparedRow, 'differs'>;

/** What a game adds to a comparison: the order of turns, and what each seat has. */
export interface Comparing<State> {
  order(state: State): { seat: Colour; value: string }[];
  seats(state: State): { seat: Colour; value: string }[];
  /** What each seat got between two moments, the most first. */
  gained(before: State, after: State): { seat: Colour; gain: number; value: string }[];
  seatName(seat: Colour): string;
}

const said = (row: Row): string => JSON.stringify([row.mark, row.seat, row.text, row.value]);

/** Rows in both columns, each marked where the other column has none like it in its place. */
function marked(a: readonly Row[], b: readonly Row[], anywhere: boolean): [ComparedRow[], ComparedRow[]] {
  const against = (own: readonly Row[], other: readonly Row[]): ComparedRow[] =>
    own.map((row, at) => ({
      ...row,
      differs: anywhere
        ? !other.some((each) => said(each) === said(row))
        : other[at] === undefined || said(other[at]) !== said(row),
    }));
  return [against(a, b), against(b, a)];
}

function rowsOf(data: CompareData, at: 0 | 1): Row[] {
  const { run, sentence, line, actionWords, refuse } = gameBy(data.game);
  const words = comparing[data.game] as unknown as Comparing<GameTypes['state']>;
  const played = run({ ...data.position, ...data.readings[at] }, data.moves, data.until);
  const { state, refused } = played;
  const row = (more: Partial<Row>): Row => ({ mark: null, seat: null, text: '', value: null, clause: null, ...more });
  switch (data.rows) {
    case 'order':
      return words
        .order(state)
        .map(({ seat, value }, n) => row({ mark: `${n + 1}.`, seat, text: words.seatName(seat), value }));
    case 'seats':
      return words.seats(state).map(({ seat, value }) => row({ seat, text: words.seatName(seat), value }));
    case 'told': {
      const told = played.news.map((news) => row({ text: line(news, state), clause: news.rule }));
      if (!refused) return told;
      return [...told, row({ mark: '✕', text: sentence(refused.refusal, state), clause: refused.refusal.rule })];
    }
    case 'ask':
      return data.asked.map((move) => {
        const action = played.actionOf(state, move);
        const refusal = refuse(state, action);
        const deed = actionWords(action, state);
        return refusal
          ? row({ mark: '✕', text: deed, value: sentence(refusal, state), clause: refusal.rule })
          : row({ mark: '✓', text: deed });
      });
  }
}

/** What the two columns say. */
export function compared(data: CompareData, titles: readonly [string, string]): [Column, Column] {
  const [a, b] = marked(rowsOf(data, 0), rowsOf(data, 1), data.rows === 'told');
  // What is told alike before the columns part is left out: a comparison shows the difference.
  const shown = (rows: ComparedRow[]) => (data.rows === 'told' ? rows.filter(({ differs }) => differs) : rows);
  return [
    { title: titles[0], rows: shown(a) },
    { title: titles[1], rows: shown(b) },
  ];
}
