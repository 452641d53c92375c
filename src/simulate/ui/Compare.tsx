import type { Difference } from '@machines/simulate/report.ts';
import { type SimulatePage, signed } from '../simulatePage.ts';
import { Intervals } from './charts/Intervals.tsx';

/** A scale around nought that holds all intervals, and at least one point of what is counted. */
const reach = (values: readonly { mean: number; within: number }[], scale: number): number =>
  Math.max(1, ...values.map(({ mean, within }) => scale * (Math.abs(mean) + within)));

/** What the second setting changes for each player, with intervals around the difference. */
export function Compare({ words, differences }: SimulatePage & { differences: Record<string, Difference> }) {
  const { compare: t, results } = words;
  const players = Object.entries(differences).map(([player, each]) => ({
    name: words.players[player] ?? player,
    ...each,
  }));
  const charts = [
    { key: 'score', title: t.score, scale: 1 },
    { key: 'wins', title: t.wins, scale: 100 },
  ] as const;
  return (
    <section className="grid one-column gap-4 shrinks" aria-labelledby="sim-compare">
      <div>
        <h3 id="sim-compare">{t.title}</h3>
        <p className="quiet">{t.note}</p>
      </div>
      <div className="sim-charts grid gap-4">
        {charts.map(({ key, title, scale }) => {
          const most = reach(
            players.map((player) => player[key]),
            scale,
          );
          const verdict = ({ mean, within }: Difference['score']) => (Math.abs(mean) > within ? t.certain : t.chance);
          return (
            <Intervals
              key={key}
              title={title}
              least={-most}
              most={most}
              unit={(value) => signed(value, Number.isInteger(value) ? 0 : 1)}
              tableWords={results.table}
              rows={players.map(({ name, [key]: { mean, within } }) => ({
                name,
                value: scale * mean,
                from: scale * (mean - within),
                to: scale * (mean + within),
                text: signed(scale * mean),
              }))}
              table={{
                head: [results.player, results.mean, results.within, t.verdict],
                rows: players.map(({ name, [key]: value }) => [
                  name,
                  signed(scale * value.mean),
                  (scale * value.within).toFixed(1),
                  verdict(value),
                ]),
              }}
            />
          );
        })}
      </div>
    </section>
  );
}
