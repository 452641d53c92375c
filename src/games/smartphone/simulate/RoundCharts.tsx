import { technologies } from '@machines/smartphone/names.ts';
import { percentOf } from '@/i18n/format.ts';
import { Bars } from '@/simulate/ui/charts/Bars.tsx';
import { Lines } from '@/simulate/ui/charts/Lines.tsx';
import type { RoundsProps } from '@/simulate/ui/gameParts.tsx';
import type { SettingReport } from '@/simulate/ui/SettingCharts.tsx';

const sources = ['sales', 'offBoard', 'control'] as const;

/** What only Smartphone Inc. has: prices and income by round, technologies and patents. */
export function RoundCharts({ words, players, titled }: RoundsProps) {
  const t = words.results;
  const places = players[0]?.rounds.map(({ round }) => `${t.round} ${round}`) ?? [];
  const names = players.map(({ name }) => name);
  const together = (round: SettingReport['players'][string]['rounds'][number]) =>
    sources.reduce((sum, source) => sum + round[source].mean, 0);
  return (
    <>
      <Lines
        title={titled(t.prices.title)}
        note={t.prices.note}
        places={places}
        fromZero={false}
        tableWords={t.table}
        series={players.map(({ name, rounds }) => ({ name, values: rounds.map(({ price }) => price.mean) }))}
        table={{
          head: [t.round, ...names],
          rows: places.map((place, at) => [
            place,
            ...players.map(({ rounds }) => {
              const price = rounds[at]?.price;
              return `${price?.mean.toFixed(2)} ${t.within} ${price?.within.toFixed(2)}`;
            }),
          ]),
        }}
      />
      <Lines
        title={titled(t.income.title)}
        note={t.income.note}
        places={places}
        fromZero
        tableWords={t.table}
        series={players.map(({ name, rounds }) => ({ name, values: rounds.map(together) }))}
        table={{
          head: [t.round, ...sources.map((source) => t.sources[source]), t.sources.all],
          rows: players.flatMap(({ name, rounds }) =>
            rounds.map((round, at) => [
              `${name}, ${places[at]}`,
              ...sources.map(
                (source) => `${round[source].mean.toFixed(1)} ${t.within} ${round[source].within.toFixed(1)}`,
              ),
              together(round).toFixed(1),
            ]),
          ),
        }}
      />
      <Bars
        title={titled(t.patents.title)}
        note={t.patents.note}
        names={names}
        tableWords={t.table}
        rows={technologies.map((technology) => ({
          name: words.technologies[technology] ?? technology,
          bars: players.map((player) => ({
            whole: player.technologies[technology] ?? 0,
            dark: player.patents[technology] ?? 0,
          })),
        }))}
        table={{
          head: [
            t.patents.technology,
            ...names.flatMap((name) => [`${name}: ${t.patents.has}`, `${name}: ${t.patents.patent}`]),
          ],
          rows: technologies.map((technology) => [
            words.technologies[technology] ?? technology,
            ...players.flatMap((player) => [
              percentOf(player.technologies[technology] ?? 0, 1),
              percentOf(player.patents[technology] ?? 0, 1),
            ]),
          ]),
        }}
      />
    </>
  );
}
