import type { Report, settingReport } from '../../simulate/report.ts';
import { gameOfSetup, type Result } from '../../simulate/result.ts';
import type { Mean } from '../../simulate/sums.ts';

/** A result as text to be read. */

type Setting = ReturnType<typeof settingReport>;

/** What each game is won by. */
const scores = { smartphone: 'score', coverage: 'net worth' };

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const mean = ({ mean: value, within }: Mean): string => `${value.toFixed(1)} ± ${within.toFixed(1)}`;
const signed = (value: Mean): string => `${value.mean > 0 ? '+' : ''}${mean(value)}`;

/** Columns as wide as they have to be, the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

/** Net worth is told by its two parts, VP by what patents and retailers gave of them. */
function playersTable({ players }: Setting): string {
  const inDollars = Object.values(players).some(({ cash }) => cash !== undefined);
  return columns([
    ['player', 'wins', '95 %', ...(inDollars ? ['net worth', 'cash', 'shares'] : ['score', 'patents', 'retailers'])],
    ...Object.entries(players).map(([player, { wins, score, patentVp, retailerVp, cash, shares }]) => [
      player,
      percent(wins.share),
      `${percent(wins.from)} to ${percent(wins.to)}`,
      mean(score),
      mean(cash ?? patentVp),
      mean(shares ?? retailerVp),
    ]),
  ]);
}

function roundsTable({ players }: Setting): string {
  return columns([
    ['player, round', 'price', 'sales', 'off the board', 'control'],
    ...Object.entries(players).flatMap(([player, { rounds }]) =>
      rounds.map(({ round, price, sales, offBoard, control }) => [
        `${player} ${round}`,
        price.mean.toFixed(2),
        sales.mean.toFixed(1),
        offBoard.mean.toFixed(1),
        control.mean.toFixed(1),
      ]),
    ),
  ]);
}

function patentsTable({ players }: Setting): string {
  const names = [...new Set(Object.values(players).flatMap(({ technologies }) => Object.keys(technologies)))].sort();
  return columns([
    ['technology (patent), of seats', ...Object.keys(players)],
    ...names.map((name) => [
      name,
      ...Object.values(players).map(
        ({ technologies, patents }) => `${percent(technologies[name] ?? 0)} (${percent(patents[name] ?? 0)})`,
      ),
    ]),
  ]);
}

function scoresTable({ players }: Setting): string {
  const steps = [...new Set(Object.values(players).flatMap(({ scores }) => Object.keys(scores).map(Number)))];
  return columns([
    [`${Object.values(players).some(({ cash }) => cash) ? 'net worth' : 'score'} from`, ...Object.keys(players)],
    ...steps
      .sort((a, b) => a - b)
      .map((step) => [String(step), ...Object.values(players).map(({ scores }) => String(scores[step] ?? 0))]),
  ]);
}

const rulesTable = ({ rules }: Setting): string =>
  columns([
    ['clause, what happened', 'a game', 'of games', 'amount'],
    ...Object.entries(rules).map(([name, { perGame, games, amountPerGame }]) => [
      name,
      perGame.toFixed(2),
      percent(games),
      amountPerGame?.toFixed(2) ?? '',
    ]),
  ]);

/** Rounds and technologies are there for the game that has them. */
const settingText = (setting: Setting): string => {
  const inRounds = Object.values(setting.players).some(({ rounds }) => rounds.length > 0);
  return [playersTable, ...(inRounds ? [roundsTable, patentsTable] : []), scoresTable, rulesTable]
    .map((table) => table(setting))
    .join('\n\n');
};

const differencesText = (differences: NonNullable<Report['differences']>, score: string): string =>
  columns([
    ['second setting against first', score, 'share of wins', ''],
    ...Object.entries(differences).map(([player, { score: scores, wins, certain }]) => [
      player,
      signed(scores),
      `${(100 * wins.mean).toFixed(1)} ± ${(100 * wins.within).toFixed(1)} points`,
      certain ? 'a difference' : 'may be chance',
    ]),
  ]);

export function tableOf({ settings, report, played, interrupted }: Result): string {
  const head = [
    `${played} games${interrupted ? ', interrupted' : ''}`,
    settings.setup.seats.map(({ colour, player }) => `${colour}:${player}`).join(' ') +
      (settings.rotate ? ', players changing seats' : ''),
  ].join('\n');
  const { second, differences } = report;
  return `${[
    head,
    settingText(report.first),
    ...(second ? ['── second setting', settingText(second)] : []),
    ...(differences ? [differencesText(differences, scores[gameOfSetup(settings.setup)])] : []),
  ].join('\n\n')}\n`;
}
