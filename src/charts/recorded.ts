import { type Choose, playOut } from '@machines/core/playOut.ts';
import { createRules } from '@machines/core/rules.ts';
import { valuerAction } from '@machines/coverage/bots/valuer.ts';
import { coverageChart } from '@machines/coverage/machine.ts';
import { coverage } from '@machines/coverage/module.ts';
import { simpleAction } from '@machines/smartphone/bots/simple.ts';
import { smartphoneChart } from '@machines/smartphone/machine.ts';
import { smartphone } from '@machines/smartphone/module.ts';
import type { Game } from '@/site.ts';
import { activeStates } from './ids.ts';

/** A stretch of play that a chart is shown with: computer players sat down to it when the site was built. */
export interface Recorded {
  setup: unknown;
  log: readonly unknown[];
  /** The move after which it is first looked at, and the states it is in then. */
  opens: number;
  active: readonly string[];
}

const seats = (player: string) => (['green', 'red', 'blue'] as const).map((colour) => ({ colour, player }));

const made: Record<Game, () => Recorded> = {
  smartphone: () => {
    const setup = { ruleSet: 'e2', rulings: {}, seats: seats('simple'), technologySides: 'A', seed: 3 } as const;
    const choose: Choose<Parameters<typeof simpleAction>[0], ReturnType<typeof simpleAction>['action']> = (
      state,
      random,
    ) => {
      const [seat = 'green'] = smartphone.toAct(state);
      const { action, random: next } = simpleAction(state, seat, random);
      return [action, next];
    };
    const playable = { ...setup, seats: [...setup.seats] };
    // One round, and into the planning of the next.
    const { log } = playOut({ module: smartphone, choose, until: ({ round }) => round > 1 }, playable);
    const { entries } = createRules(smartphoneChart, { setup: playable, log }).get();
    return { setup: playable, log, ...secondIn(entries, 'game.round.logistics.turn.moving') };
  },
  coverage: () => {
    const setup = { ruleSet: 'book', rulings: {}, seats: seats('valuer'), map: 'three', seed: 5 } as const;
    const playable = { ...setup, seats: [...setup.seats] };
    const choose: Choose<Parameters<typeof valuerAction>[0], ReturnType<typeof valuerAction>['action']> = (
      state,
      random,
    ) => [valuerAction(state, coverage.toAct(state)[0] ?? 'green').action, random];
    // Four turns of each.
    const { log } = playOut({ module: coverage, choose, until: ({ turn }) => turn.number > 12 }, playable);
    const { entries } = createRules(coverageChart, { setup: playable, log }).get();
    return { setup: playable, log, ...secondIn(entries, 'game.turn.acting.expanding') };
  },
};

/** The second move that comes to rest in a state, so that there is something to look back at. */
function secondIn(entries: readonly { snapshot: unknown }[], state: string): Pick<Recorded, 'opens' | 'active'> {
  const at = (move: number) => activeStates(entries[move]?.snapshot as never);
  const there = entries.flatMap((_, move) => (at(move).includes(state) ? [move] : []));
  const opens = there[1] ?? there[0] ?? 0;
  return { opens, active: at(opens) };
}

const known = new Map<Game, Recorded>();

export function recorded(game: Game): Recorded {
  const found = known.get(game) ?? made[game]();
  known.set(game, found);
  return found;
}
