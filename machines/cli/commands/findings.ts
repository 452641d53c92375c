import { type ChoiceName, choiceNames } from '../../coverage/choices.ts';
import { type Findings, playTrial, type Row, record } from '../../coverage/findings/record.ts';
import { coveragePlayers } from '../../coverage/simulate.ts';
import { winUnits } from '../../simulate/counts.ts';
import type { Sums } from '../../simulate/sums.ts';
import { writeFile } from '../files.ts';
import { type Command, readArgs, readOneOf, readWhole } from '../usage.ts';

const rounded = (value: number): number => Math.round(100 * value) / 100;
const mean = ({ sum, count }: Sums, scale = 1): number => rounded(sum / count / scale);

/** How long games are, how they end, and who wins from which seat. */
const printed = ({ choice, reading, all }: Row) => ({
  choice,
  reading,
  games: all.games,
  turns: mean(all.turns),
  longest: all.longest,
  endedByPassing: all.endedByPassing,
  stoodStill: all.stalls + all.pumps,
  hexesTaken: mean(all.hexes),
  /** A shared victory counts in parts. */
  winsBySeat: all.wins.map((wins) => rounded((100 * wins) / winUnits / all.games)),
  worthBySeat: all.worth.map((worth) => mean(worth, 100)),
});

/** The record with a row a line, so that what changes of it can be read. */
const asText = ({ made, tables, endless }: Findings): string => {
  const lines = (rows: readonly unknown[]) => `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]`;
  const parts = tables.map(({ table, rows }) => `{"table":${JSON.stringify(table)},"rows":${lines(rows)}}`);
  return `{"made":${JSON.stringify(made)},\n"tables":[${parts.join(',\n')}],\n"endless":${lines(endless)}}\n`;
};

export const findings: Command = {
  summary: 'Play many games under each reading of each gap and print what it leads to.',
  only: 'coverage',
  help: () => `findings [--players random] [--seats 3] [--games 100] [--choice name]
findings --record content/findings/coverage.json

  --players  random, or valuer (each seat's first turn is drawn, never a pass, so that games differ)
  --seats    2 to 5, on the map made for so many
  --games    with seeds from 1 up, for each reading
  --choice   only this gap
  --record   plays all that the findings page shows and writes it there; takes some minutes

The first row has the default readings. Wins are in percent, seats in order of play.`,
  run(args) {
    const { values } = readArgs(
      args,
      {
        players: { type: 'string', default: 'random' },
        seats: { type: 'string', default: '3' },
        games: { type: 'string', default: '100' },
        choice: { type: 'string' },
        record: { type: 'string' },
      },
      { least: 0, most: 0 },
    );
    if (values.record !== undefined) {
      writeFile(values.record, asText(record(`npm run -s rules -- findings --record ${values.record}`)));
      return undefined;
    }
    const players = readOneOf(values.players, 'player', coveragePlayers);
    const seats = readWhole(values.seats, 'seats', 2, 5);
    const games = readWhole(values.games, 'games', 1, 100_000);
    const asked: ChoiceName | undefined = values.choice ? readOneOf(values.choice, 'choice', choiceNames) : undefined;
    return playTrial({ players, seats, games }, (choice) => !asked || choice === asked).map(printed);
  },
};
