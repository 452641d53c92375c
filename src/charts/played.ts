import type { Choose } from '@machines/core/playOut.ts';
import type { Charted } from '@machines/core/rules.ts';
import { randomAction as coverageAction } from '@machines/coverage/bots/random.ts';
import { valuerAction } from '@machines/coverage/bots/valuer.ts';
import { coverageChart } from '@machines/coverage/machine.ts';
import { coverage } from '@machines/coverage/module.ts';
import { momentSpec as coverageMoment } from '@machines/coverage/position/write.ts';
import { casualAction } from '@machines/smartphone/bots/casual.ts';
import { randomAction } from '@machines/smartphone/bots/random.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import { momentSpec as smartphoneMoment } from '@machines/smartphone/position/moment.ts';
import type { Game } from '@/site.ts';

/** The games as they are played for the page of machines when the site is built. */
interface Played {
  chart: Charted<never, never, never>;
  module: { setUp: (setup: never) => unknown };
  /** Random players, at many tables: they come to places that nobody plans for. */
  random: { choose: Choose<unknown, never>; setup: (seed: number) => unknown };
  /** Players who know what they do, at one table, and how long they are watched. */
  shown: { choose: Choose<unknown, never>; setup: unknown; until: (state: unknown) => boolean; opens: string };
  /** A moment of a game as a position and the moves since. */
  moment: (entries: never) => { position: object; moves: readonly unknown[] } | null;
}

const colours = ['green', 'red', 'blue'] as const;
const seats = (player: string) => colours.map((colour) => ({ colour, player }));

const smartphonePlayed = {
  chart: smartphoneChart,
  module: smartphone,
  random: {
    choose: randomAction,
    // Steve sits at every third table, and the sides of technologies are drawn.
    setup: (seed: number) => ({
      ruleSet: 'e2',
      rulings: {},
      seats: [
        { colour: 'green', player: 'random' },
        { colour: 'blue', player: seed % 3 === 0 ? 'steve' : 'random' },
        { colour: 'red', player: 'random' },
      ],
      technologySides: 'random',
      seed,
    }),
  },
  shown: {
    setup: { ruleSet: 'e2', rulings: {}, seats: seats('casual'), technologySides: 'A', seed: 3 },
    choose: (state: Parameters<typeof casualAction>[0], random: number) => {
      const { action, random: next } = casualAction(state, smartphone.toAct(state)[0] ?? 'green', random);
      return [action, next] as const;
    },
    // One round, and into the planning of the next.
    until: ({ round }: { round: number }) => round > 1,
    opens: 'game.round.logistics.turn.moving',
  },
  moment: smartphoneMoment,
};

const coveragePlayed = {
  chart: coverageChart,
  module: coverage,
  random: {
    choose: coverageAction,
    setup: (seed: number) => ({
      ruleSet: 'book',
      rulings: {},
      seats: [
        { colour: 'green', player: 'random' },
        { colour: 'blue', player: 'random' },
        { colour: 'red', player: 'random' },
      ],
      map: 'three',
      seed,
    }),
  },
  shown: {
    setup: { ruleSet: 'book', rulings: {}, seats: seats('valuer'), map: 'three', seed: 5 },
    choose: (state: Parameters<typeof valuerAction>[0], random: number) =>
      [valuerAction(state, coverage.toAct(state)[0] ?? 'green').action, random] as const,
    // Four turns of each.
    until: ({ turn }: { turn: { number: number } }) => turn.number > 12,
    opens: 'game.turn.acting.expanding',
  },
  moment: coverageMoment,
};

export const played: Record<Game, Played> = {
  smartphone: smartphonePlayed as unknown as Played,
  coverage: coveragePlayed as unknown as Played,
};
