import { isDeepStrictEqual } from 'node:util';
import { isOver, type StepIn } from '@machines/core/game.ts';
import { stateValue, walker } from '@machines/core/rules.ts';
import { makeSave, openSave } from '@machines/core/save.ts';
import type { GameTypes } from '@/play/playable.ts';
import { firstOf, unless, unlike } from '../unit/shared/invariants.ts';
import type { FuzzGame } from './game.ts';

/** An action that was tried, and what came of it. */
export interface Tried<T extends GameTypes> {
  setup: T['setup'];
  first: T['state'];
  before: T['state'];
  action: T['action'];
  stepped: StepIn<T>;
  /** Every action that was done, this one last unless it was refused. */
  log: readonly T['action'][];
}

export interface Check<T extends GameTypes> {
  name: string;
  /** Dear checks are made at one in so many steps, drawn by the seed. */
  oneIn: number;
  broken(game: FuzzGame<T>, tried: Tried<T>): string | null;
}

/** A check of what an action that was done leads to. */
const afterwards = <T extends GameTypes>(
  name: string,
  oneIn: number,
  broken: (game: FuzzGame<T>, after: T['state'], tried: Tried<T>) => string | null,
): Check<T> => ({
  name,
  oneIn,
  broken: (game, tried) => (tried.stepped.ok ? broken(game, tried.stepped.state, tried) : null),
});

function refusalBroken<T extends GameTypes>(game: FuzzGame<T>, { setup, before, stepped }: Tried<T>): string | null {
  if (stepped.ok) return null;
  const { rule, reason, params } = stepped.refusal;
  const words = game.module.sentence(stepped.refusal, { setup });
  return firstOf([
    unless(stepped.state === before, 'a refusal gives another state'),
    unless(game.all.clause.includes(rule), `${rule} is no clause`),
    unless(game.all.refusal.includes(reason), `${reason} is no reason`),
    unless(
      Object.values(params).every((each) => each !== undefined && each !== null),
      `${reason} lacks a parameter`,
    ),
    unless(/^[^{}]{8,}\.$/.test(words) && !/undefined|NaN|\[object/.test(words), `“${words}” is no sentence`),
  ]);
}

const sorted = (actions: readonly object[]): string[] => actions.map((action) => JSON.stringify(action)).sort();

/** The moment of a save made here, read again from its text. */
export const reopened = <T extends GameTypes>(game: FuzzGame<T>, setup: T['setup'], log: readonly T['action'][]) =>
  openSave(game.module, JSON.stringify(makeSave(game.module, setup, log)));

/** One for each game: it is asked at every step. */
const walkers = new Map<string, ReturnType<typeof walker<unknown, { type: string }>>>();

function walkerOf<T extends GameTypes>({ module, chart }: FuzzGame<T>) {
  const known = walkers.get(module.id) ?? walker<unknown, { type: string }>(chart.machine);
  walkers.set(module.id, known);
  return known as unknown as ReturnType<typeof walker<T['state'], T['action']>>;
}

function chartBroken<T extends GameTypes>(game: FuzzGame<T>, { before, action, stepped }: Tried<T>): string | null {
  const walk = walkerOf(game);
  const { snapshot } = walk.rest(before, game.chart.pathOf(before));
  const { context, status, value } = walk.take(snapshot, action).snapshot;
  return firstOf([
    unlike('the chart’s verdict', context !== snapshot.context, stepped.ok),
    unless(isDeepStrictEqual(context.game, stepped.state), 'the chart leads to another state'),
    unlike('the chart’s state', value, stateValue(game.flow.path(stepped.state))),
    unlike(
      'where a copy rests',
      stateValue(game.flow.path({ ...stepped.state })),
      stateValue(game.flow.path(stepped.state)),
    ),
    unlike('the end on the chart', status === 'done', isOver(stepped.state)),
  ]);
}

/** Everything that is asked at each step, the game's own invariants first. */
export const checksOf = <T extends GameTypes>({ invariants }: FuzzGame<T>): Check<T>[] => [
  ...invariants.map(({ name, broken }) =>
    afterwards<T>(name, 1, (_game, after, { first, before, action, log }) =>
      broken({ first, before, action, after, log }),
    ),
  ),
  { name: 'a refusal is a clause with words, and changes nothing', oneIn: 1, broken: refusalBroken },
  {
    name: 'what is accepted is listed',
    oneIn: 1,
    broken: (game, { before, action, stepped }) =>
      unless(!stepped.ok || game.isListed(before, action), `${JSON.stringify(action)} is not listed`),
  },
  afterwards('what is listed is accepted, and someone can act until the game is over', 1, (game, after) => {
    const listed = game.module.legal(after);
    const refused = listed.find((action) => game.module.refuse(after, action));
    const stuck = !isOver(after) && listed.length === 0 && !game.randomAction(after, 1)[0];
    return firstOf([
      unless(!refused, `${JSON.stringify(refused)} is listed but refused`),
      unless(!stuck, 'nobody can act'),
    ]);
  }),
  afterwards('the list is exactly what is accepted', 80, (game, after) => {
    const types = new Set(game.possible.map(({ type }) => type));
    const listed = game.module.legal(after).filter(({ type }) => types.has(type));
    const accepted = game.possible.filter((action) => !game.module.refuse(after, action));
    return unlike('the list', sorted(listed), sorted(accepted));
  }),
  {
    name: 'an action passes its schema unchanged',
    oneIn: 10,
    broken: (game, { action }) =>
      unlike('what passes the schema', game.module.parseAction(action), { ok: true, value: action }),
  },
  { name: 'the chart does what the driver does', oneIn: 8, broken: chartBroken },
  afterwards('a save opens to the same state', 100, (game, after, { setup, log }) => {
    const { game: opened, problems } = reopened(game, setup, log);
    return firstOf([
      unlike('what is wrong with the save', problems, []),
      unless(isDeepStrictEqual(opened?.end, JSON.parse(JSON.stringify(after))), 'the save opens to another state'),
      unless(isDeepStrictEqual(opened?.end, after), 'the state is not JSON'),
    ]);
  }),
];
