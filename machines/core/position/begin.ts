import type { GameTypes, LaidIn, ModuleOf } from '../game.ts';
import { type Parsed, parse, type Schema } from '../parse.ts';
import { listOf } from '../schema.ts';
import { short } from '../short.ts';
import { PositionError } from './error.ts';

/** What a game has to bring so that one can begin at a position. */
interface Laying<T extends GameTypes> {
  module: ModuleOf<T>;
  schemas: { position: Schema<T['position']>; move: Schema<T['move']> };
  setupOf(position: T['position']): T['setup'];
  /** The table of a position, for the players of this set-up. */
  lay(position: T['position'], setup: T['setup']): LaidIn<T>;
  openLaid(laid: LaidIn<T>): { state: T['state'] };
  resolveMoves(state: T['state'], moves: readonly T['move'][]): T['action'][];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A part of what is read: its issues are told by where it stands. */
function parseAt<Value>(place: string, schema: Schema<Value>, value: unknown): Parsed<Value> {
  const read = parse(schema, value);
  if (read.ok) return read;
  const at = (path: string) => (path && !path.startsWith('[') ? `${place}.${path}` : place + path);
  return { ok: false, issues: read.issues.map(({ path, message }) => ({ path: at(path), message })) };
}

const coloursOf = ({ seats }: GameTypes['setup']): string =>
  seats
    .map(({ colour }) => colour)
    .sort()
    .join();

/**
 * Games that begin at a position instead of a new table. Their set-up holds it in `from`, so saves, links and logs are
 * what they are for every game; only whoever opens such a game needs to know positions.
 */
export function beginAt<T extends GameTypes>({ module, schemas, setupOf, lay, openLaid, resolveMoves }: Laying<T>) {
  /** The table that a game begins at, before its phase does; null for a new game. */
  function laidOf({ from, ...setup }: T['setup']): LaidIn<T> | null {
    return from === undefined ? null : { ...lay(from as T['position'], setup as T['setup']), actions: [] };
  }
  /** What cannot be laid out is told by its place. */
  function told<Value>(place: string, read: () => Parsed<Value>): Parsed<Value> {
    try {
      return read();
    } catch (error) {
      const at = error instanceof PositionError && error.place ? `${place}.${error.place}` : place;
      return {
        ok: false,
        issues: [{ path: short(at), message: short(String(error instanceof Error ? error.message : error), 300) }],
      };
    }
  }
  function parseSetup(value: unknown): Parsed<T['setup']> {
    if (!isRecord(value) || value['from'] === undefined) return module.parseSetup(value);
    const { from, ...rest } = value;
    const setup = module.parseSetup(rest);
    if (!setup.ok) return setup;
    const position = parseAt('from', schemas.position, from);
    if (!position.ok) return position;
    return told('from', () => {
      if (coloursOf(setup.value) !== coloursOf(setupOf(position.value)))
        throw new PositionError('seats', 'The position has other seats than the game.');
      const begun = { ...setup.value, from: position.value };
      const laid = laidOf(begun);
      if (laid) openLaid(laid);
      return { ok: true, value: begun };
    });
  }
  const rules: ModuleOf<T> = {
    ...module,
    parseSetup,
    start: (setup) => {
      const laid = laidOf(setup);
      return laid ? openLaid(laid).state : module.start(setup);
    },
  };
  /** A position with moves from it, as a link writes them, as the beginning of a game. */
  function begin(value: unknown): Parsed<{ setup: T['setup']; log: T['action'][] }> {
    const written: Record<string, unknown> = isRecord(value) ? value : {};
    const position = parseAt('position', schemas.position, written['position']);
    if (!position.ok) return position;
    const moves = parseAt('moves', listOf(schemas.move as never, 400) as Schema<T['move'][]>, written['moves'] ?? []);
    if (!moves.ok) return moves;
    return told('position', () => {
      const { moves: led = [], ...from } = position.value as T['position'] & { moves?: T['move'][] };
      const setup = { ...setupOf(position.value), from };
      const laid = laidOf(setup);
      if (!laid) throw new PositionError('', 'There is no such table.');
      const log = resolveMoves(openLaid(laid).state, [...led, ...moves.value]);
      return { ok: true, value: { setup, log } };
    });
  }
  return { rules, laidOf, begin };
}
