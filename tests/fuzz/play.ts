import { deepFreeze } from '@machines/core/freeze.ts';
import { isOver } from '@machines/core/game.ts';
import type { GameTypes } from '@/play/playable.ts';
import type { Roll } from '../unit/shared/dice.ts';
import { type Check, reopened } from './checks.ts';
import { type Failure, Found, faultOf } from './failure.ts';
import type { FuzzGame } from './game.ts';
import { clausesAt, type Seen, sightsIn, sightsOf } from './seen.ts';
import { within } from './within.ts';

/** What a run has done so far. */
export interface Done {
  games: number;
  steps: number;
  refusals: number;
  reloads: number;
  hostile: number;
}

export const styles = ['random', 'greedy', 'sound'] as const;
export type Style = (typeof styles)[number];

/** More moves than any game that ends. */
export const mostMoves = 3000;

/** A legal action with one part of it from elsewhere: close to what is allowed, and most often just beyond. */
function nearly<T extends GameTypes>(game: FuzzGame<T>, action: T['action'], roll: Roll): T['action'] {
  const key = roll.from(Object.keys(action).filter((each) => each !== 'type')) as keyof T['action'];
  for (let tries = 0; tries < 12; tries++) {
    const junk = game.junkAction(roll);
    if (key in junk) return { ...action, [key]: junk[key] };
  }
  return action;
}

/** Some junk; of a few the one whose refusal has been seen least. */
function junkFor<T extends GameTypes>({ game, roll, seen }: Player<T>, state: T['state'], action: T['action']) {
  const kinds = [
    () => game.junkAction(roll),
    () => nearly(game, action, roll),
    ...Array.from({ length: 5 }, () => () => game.probe(state, action, roll)),
  ];
  const drawn = kinds.map((make) => make());
  if (roll.chance(50)) return roll.from(drawn);
  const rarity = (junk: T['action']): number => {
    const refusal = game.module.refuse(state, junk);
    return refusal ? seen.rarity(sightsIn(refusal)) : Number.POSITIVE_INFINITY;
  };
  return drawn.reduce((best, junk) => (rarity(junk) < rarity(best) ? junk : best));
}

/** A game under way; one table serves playing and replaying. */
export function tableFor<T extends GameTypes>(game: FuzzGame<T>, setup: T['setup'], checks: readonly Check<T>[]) {
  const first = deepFreeze(game.module.start(setup));
  const log: T['action'][] = [];
  let state = first;
  return {
    log,
    state: () => state,
    /** Tries an action and makes the checks that are due; true when it was done. */
    attempt(action: T['action'], due: (check: Check<T>) => boolean) {
      const before = state;
      const stepped = game.module.step(before, action);
      if (stepped.ok) {
        state = deepFreeze(stepped.state);
        log.push(action);
      }
      for (const check of checks) {
        const broken = due(check) ? check.broken(game, { setup, first, before, action, stepped, log }) : null;
        if (broken) throw new Found(check.name, broken);
      }
      return stepped;
    },
    /** Goes on from a save of this moment, so that nothing lives on but what a save holds. */
    reload() {
      const opened = reopened(game, setup, log).game;
      if (opened) state = deepFreeze(opened.end);
    },
  };
}

export interface Player<T extends GameTypes> {
  game: FuzzGame<T>;
  checks: readonly Check<T>[];
  roll: Roll;
  seen: Seen;
  done: Done;
}

function choose<T extends GameTypes>({ game, roll, seen }: Player<T>, state: T['state'], style: Style) {
  if (style === 'sound' && roll.chance(80)) return game.sound(state, roll.pick(1e9));
  if (style !== 'greedy' || roll.chance(15)) return game.randomAction(state, roll.pick(1e9))[0];
  let best: { action: T['action']; rarity: number } | null = null;
  for (const action of game.options(state, roll)) {
    const rarity = seen.rarity(sightsOf(game, action, game.module.step(state, action).state));
    if (!best || rarity < best.rarity) best = { action, rarity };
  }
  return best?.action ?? null;
}

/** A game that was played: its log, and the fault that stopped it, if one did. */
export interface Played<T extends GameTypes> {
  log: readonly T['action'][];
  failure: Failure<T> | null;
}

/** Plays one game to its end, with junk between the moves. */
export function playGame<T extends GameTypes>(player: Player<T>, setup: T['setup'], style: Style): Played<T> {
  const { game, checks, roll, seen, done } = player;
  let log: readonly T['action'][] = [];
  let tried: T['action'][] = [];
  const play = () => {
    const table = tableFor(game, setup, checks);
    log = table.log;
    const attempt = (action: T['action']) => {
      tried = [action];
      const played = log.length;
      const stepped = table.attempt(action, ({ oneIn }) => oneIn === 1 || roll.pick(oneIn) === 0);
      if (stepped.ok) done.steps++;
      else done.refusals++;
      seen.note(stepped.ok ? sightsOf(game, action, stepped.state) : sightsIn(stepped.refusal));
      if (stepped.ok) seen.note(clausesAt(game, stepped.state));
      tried = [];
      return log.length > played;
    };
    while (!isOver(table.state())) {
      const action = choose(player, table.state(), style);
      if (!action) throw new Found('someone can act', 'nobody can act');
      if (roll.chance(35) && attempt(junkFor(player, table.state(), action))) continue;
      if (!attempt(action)) throw new Found('a chosen action is legal', `${JSON.stringify(action)} is refused`);
      if (log.length > mostMoves) throw new Found('the game ends', `it goes on after ${mostMoves} moves`);
      if (roll.pick(120) > 0) continue;
      table.reload();
      done.reloads++;
    }
    if (attempt(game.junkAction(roll))) throw new Found('the end is the end', 'a move is accepted after it');
  };
  try {
    within(play);
    done.games++;
    seen.note(game.readings(setup).map((reading) => `reading ${reading}`));
    return { log, failure: null };
  } catch (error) {
    const last = log.at(-1) === tried[0] ? [] : tried;
    return { log, failure: { ...faultOf(error), setup, log: [...log, ...last] } };
  }
}
