import { scoreStep } from '@machines/simulate/counts.ts';
import type { settingReport } from '@machines/simulate/report.ts';
import { fill, percentOf, remarked } from '@/i18n/format.ts';
import type { Game } from '@/site.ts';
import type { SimulatePage } from '../simulatePage.ts';
import { Intervals } from './charts/Intervals.tsx';
import { Spread } from './charts/Spread.tsx';
import { gameParts } from './gameParts.tsx';

export type SettingReport = ReturnType<typeof settingReport>;

interface Props extends SimulatePage {
  game: Game;
  report: SettingReport;
  /** What this setting is called where there are two, so that no two charts have one name. */
  which: string;
}

/** Victories, scores, and what the rounds of a game were like, under one setting. */
export function SettingCharts({ game, report, which, ...page }: Props) {
  const { words } = page;
  const { Rounds } = gameParts[game];
  const t = words.results;
  const percent = (share: number) => percentOf(share, 1);
  const titled = (title: string) => (which ? remarked(title, which) : title);
  const players = Object.entries(report.players).map(([player, each]) => ({
    name: words.players[player] ?? player,
    ...each,
  }));
  const colours = Object.entries(report.colours).map(([colour, each]) => ({
    name: words.seatNames[colour as keyof typeof words.seatNames],
    ...each,
  }));
  const shares = (rows: readonly { name: string; wins: SettingReport['colours'][string]['wins'] }[], head: string) => ({
    least: 0,
    most: 1,
    unit: (share: number) => percentOf(share),
    tableWords: t.table,
    rows: rows.map(({ name, wins: { share, from, to } }) => ({ name, value: share, from, to, text: percent(share) })),
    table: {
      head: [head, t.wins.share, t.from, t.to],
      rows: rows.map(({ name, wins: { share, from, to } }) => [name, percent(share), percent(from), percent(to)]),
    },
  });
  const steps = [...new Set(players.flatMap(({ scores }) => Object.keys(scores).map(Number)))].sort((a, b) => a - b);
  return (
    <div className="sim-charts grid gap-4">
      <Intervals title={titled(t.wins.title)} note={t.wins.note} {...shares(players, t.player)} />
      <Spread
        title={titled(`${t.scores.title}: ${t.score[game]}`)}
        note={fill(t.scores.note, { step: scoreStep })}
        step={scoreStep}
        tableWords={t.table}
        rows={players.map(({ name, score, scores }) => ({
          name,
          mean: score.mean,
          seats: new Map(Object.entries(scores).map(([from, seats]) => [Number(from), seats])),
        }))}
        table={{
          head: [t.scores.step, ...players.map(({ name }) => name)],
          rows: [
            [t.mean, ...players.map(({ score }) => `${score.mean.toFixed(1)} ${t.within} ${score.within.toFixed(1)}`)],
            ...steps.map((step) => [
              fill(t.scores.upTo, { from: step, to: step + scoreStep - 1 }),
              ...players.map(({ scores }) => String(scores[step] ?? 0)),
            ]),
          ],
        }}
      />
      {Rounds && <Rounds {...page} players={players} titled={titled} />}
      <Intervals title={titled(t.colours.title)} note={t.colours.note} {...shares(colours, t.colour)} />
    </div>
  );
}
