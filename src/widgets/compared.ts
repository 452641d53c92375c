import type { Refusal } from '@machines/core/refusal.ts';
import type { Colour } from '@machines/core/seats.ts';
import type { ScenarioTypes } from '@/scenarios/scenarioGame.ts';
import type { Game } from '@/site.ts';
import type { CompareData } from './data.ts';
import { comparing } from './games.ts';
import { gameOf } from './playedOut.ts';

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

/** What a game adds to a comparison: its words, the order of turns, and what each seat has. */
export interface Comparing<T extends ScenarioTypes> {
  line(news: T['state']['news'][number], state: T['state']): string;
  deed(action: T['action'], state: T['state']): string;
  refuse(state: T['state'], action: T['action']): Refusal | null;
  order(state: T['state']): { seat: Colour; value: string }[];
  seats(state: T['state']): { seat: Colour; value: string }[];
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

function rowsOf<T extends ScenarioTypes>(words: Comparing<T>, data: CompareData, at: 0 | 1): Row[] {
  const { run, sentence } = gameOf(data.game);
  const scenario = { position: data.position, until: data.until };
  const played = run(scenario as never, data.readings[at], data.moves);
  const state = played.state as T['state'];
  const row = (more: Partial<Row>): Row => ({ mark: null, seat: null, text: '', value: null, clause: null, ...more });
  switch (data.rows) {
    case 'order':
      return words
        .order(state)
        .map(({ seat, value }, n) => row({ mark: `${n + 1}.`, seat, text: words.seatName(seat), value }));
    case 'seats':
      return words.seats(state).map(({ seat, value }) => row({ seat, text: words.seatName(seat), value }));
    case 'told': {
      const told = played.news.map((news) => row({ text: words.line(news as never, state), clause: news.rule }));
      const { refused } = played;
      return refused
        ? [...told, row({ mark: '✕', text: sentence(refused.refusal, state), clause: refused.refusal.rule })]
        : told;
    }
    case 'ask':
      return data.asked.map((move) => {
        const action = played.actionOf(played.state, move) as T['action'];
        const refusal = words.refuse(state, action);
        const deed = words.deed(action, state);
        return refusal
          ? row({ mark: '✕', text: deed, value: sentence(refusal, state), clause: refusal.rule })
          : row({ mark: '✓', text: deed });
      });
  }
}

/** What the two columns say. */
export function compared(data: CompareData, titles: readonly [string, string]): [Column, Column] {
  const words = comparing[data.game as Game] as unknown as Comparing<ScenarioTypes>;
  const [a, b] = marked(rowsOf(words, data, 0), rowsOf(words, data, 1), data.rows === 'told');
  // What is told alike before the columns part is left out: a comparison shows the difference.
  const shown = (rows: ComparedRow[]) => (data.rows === 'told' ? rows.filter(({ differs }) => differs) : rows);
  return [
    { title: titles[0], rows: shown(a) },
    { title: titles[1], rows: shown(b) },
  ];
}
