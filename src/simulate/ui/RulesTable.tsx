import { settle } from '@machines/core/particles.ts';
import { count, percentOf } from '@/i18n/format.ts';
import type { Game } from '@/site.ts';
import { ClauseLink } from '@/ui/ClauseLink.tsx';
import { Scroll } from '@/ui/Scroll.tsx';
import type { SimulatePage } from '../simulatePage.ts';
import type { SettingReport } from './SettingCharts.tsx';

interface Props extends SimulatePage {
  game: Game;
  first: SettingReport;
  second: SettingReport | undefined;
}

/** A sentence of the rules with its places left open. */
const open = (sentence: string): string =>
  settle(
    sentence
      .replace(/\{\w+\|[^|}]*\|#\s?([^}]*)\}/g, '… $1')
      .replace(/\{\w+\}/g, '…')
      .replace(/…\.$/, '…'),
  );

/** What the rules did: how often a game, and in how many games; under both settings if there are two. */
export function RulesTable({ words, titles, game, first, second }: Props) {
  const t = words.results.rules;
  const settings = second ? [first, second] : [first];
  const keys = [...new Set(settings.flatMap(({ rules }) => Object.keys(rules)))].sort((a, b) =>
    a.localeCompare(b, 'en', { numeric: true }),
  );
  const isAlways = (key: string) => settings.every(({ rules }) => rules[key]?.games === 1);
  const table = (shown: readonly string[], label: string) => (
    <Scroll label={label}>
      <table className="sim-table small-print tabular">
        <thead>
          <tr>
            <th scope="col">{t.rule}</th>
            <th scope="col" className="sim-words">
              {t.what}
            </th>
            {settings.flatMap((_, at) => {
              const which = second ? `, ${at === 0 ? words.settings.first : words.settings.second}` : '';
              return [t.games, t.perGame, t.amount].map((head) => (
                <th key={head + which} scope="col">
                  {head}
                  {which}
                </th>
              ));
            })}
          </tr>
        </thead>
        <tbody>
          {shown.map((key) => {
            const [clause = '', what = ''] = key.split(' ');
            return (
              <tr key={key}>
                <th scope="row">
                  <ClauseLink id={clause} />
                </th>
                <td className="sim-words">
                  <b>{titles[clause]}</b>
                  <br />
                  {open(words.happened[game][what] ?? what)}
                </td>
                {settings.flatMap(({ rules }, at) => {
                  const { games, perGame, amountPerGame } = rules[key] ?? { games: 0, perGame: 0 };
                  const cells = [percentOf(games, 1), perGame.toFixed(2), amountPerGame?.toFixed(2) ?? ''];
                  return cells.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place alone
                    <td key={`${at} ${column}`}>{cell}</td>
                  ));
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scroll>
  );
  const always = keys.filter(isAlways);
  return (
    <div className="grid one-column gap-4 shrinks">
      <div>
        <h3>{t.title}</h3>
        <p className="quiet">{t.note}</p>
      </div>
      {table(
        keys.filter((key) => !isAlways(key)),
        t.title,
      )}
      <details className="lab-fold">
        <summary>{count(t.always, always.length)}</summary>
        {table(always, count(t.always, always.length))}
      </details>
    </div>
  );
}
