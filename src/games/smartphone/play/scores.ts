import { groupBy } from '@machines/core/group.ts';
import type { Colour, Region } from '@machines/smartphone/names.ts';
import type { NewsOf } from '@machines/smartphone/rules/refuse.ts';
import type { GameState } from '@machines/smartphone/state.ts';

/** What a round has brought one seat, and where that puts it. */
export interface RoundScore {
  colour: Colour;
  sales: number;
  control: number;
  round: number;
  total: number;
  place: number;
  /** Its place before the round. */
  was: number;
}

const placeOf = (vp: number, all: readonly number[]): number => 1 + all.filter((other) => other > vp).length;

/** Every seat's round, best first. The state is the one in which the round was scored. */
export function roundScores({ seats, round: at }: Pick<GameState, 'seats' | 'round'>): RoundScore[] {
  const rows = seats.map(({ colour, vp, income }) => {
    const { sales = 0, offBoard = 0, control = 0 } = income[at - 1] ?? {};
    return { colour, sales: sales + offBoard, control, round: sales + offBoard + control, total: vp };
  });
  const totals = rows.map(({ total }) => total);
  const before = rows.map(({ total, round }) => total - round);
  return rows
    .map((row) => ({
      ...row,
      place: placeOf(row.total, totals),
      was: placeOf(row.total - row.round, before),
    }))
    .sort((a, b) => a.place - b.place);
}

/** Control VP region by region, as the news of the scoring tell them (S8.2). */
export function controlPaid(news: readonly NewsOf[]): { region: Region; by: Partial<Record<Colour, number>> }[] {
  const told = news.filter(({ what }) => what === 'controlFirst' || what === 'controlSecond');
  return [...groupBy(told, ({ params }) => String(params['region']))].map(([region, items]) => ({
    region: region as Region,
    by: Object.fromEntries(items.map(({ params }) => [params['seat'], Number(params['vp'])])),
  }));
}
