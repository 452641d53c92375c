import type { GameTypes, ModuleOf } from './game.ts';
import type { Issue } from './parse.ts';
import type { Refusal } from './refusal.ts';
import { short } from './short.ts';

/** The newest save format this code writes and reads. */
const saveFormat = 1;

/** Larger than any real game's save by far. */
export const mostSaveCharacters = 2_000_000;

/** A saved game: how it was set up and every action since, never only where it stands. */
export interface Save<Setup extends { seed: number }, Action> {
  format: number;
  rulesVersion: number;
  game: string;
  setup: Omit<Setup, 'seed'>;
  seed: number;
  log: Action[];
}

export type SaveProblem =
  | { kind: 'tooLarge'; characters: number }
  | { kind: 'notJson'; message: string }
  | { kind: 'notASave'; message: string }
  | { kind: 'future'; format: number; known: number }
  | { kind: 'foreign'; game: string; known: string }
  | { kind: 'setup'; issues: Issue[] }
  | { kind: 'otherRules'; saved: number; now: number }
  | { kind: 'action'; at: number; issues: Issue[] }
  | { kind: 'refused'; at: number; refusal: Refusal; sentence: string };

/** A game by its log: how it was set up, what was played, and the state that leads to. */
export interface LoggedGame<T extends GameTypes> {
  setup: T['setup'];
  log: readonly T['action'][];
  end: T['state'];
}

/** What could be opened, if anything, and everything that is wrong. No problems: opened whole. */
export interface OpenResult<Game> {
  game: Game | null;
  problems: SaveProblem[];
}

/** What the log of a save is played on. */
interface LogPlayer<T extends GameTypes> {
  /** Plays the next action, or answers why not. */
  act(action: T['action']): T['refusal'] | null;
}

export const makeSave = <Setup extends { seed: number }, Action>(
  module: { id: string; rulesVersion: number },
  { seed, ...setup }: Setup,
  log: readonly Action[],
): Save<Setup, Action> => ({
  format: saveFormat,
  rulesVersion: module.rulesVersion,
  game: module.id,
  setup,
  seed,
  log: [...log],
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function envelopeProblem(value: Record<string, unknown>, known: string): SaveProblem | null {
  const { format, game, log, rulesVersion } = value;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1)
    return { kind: 'notASave', message: 'format has to be a whole number from 1.' };
  if (format > saveFormat) return { kind: 'future', format, known: saveFormat };
  if (typeof game !== 'string') return { kind: 'notASave', message: 'game has to name a game.' };
  if (game !== known) return { kind: 'foreign', game: short(game, 40), known };
  if (typeof rulesVersion !== 'number' || !Number.isInteger(rulesVersion))
    return { kind: 'notASave', message: 'rulesVersion has to be a whole number.' };
  return Array.isArray(log) ? null : { kind: 'notASave', message: 'log has to be a list of actions.' };
}

/** What of a game its saves need. */
export type Saved<T extends GameTypes> = Pick<
  ModuleOf<T>,
  | 'types'
  | 'id'
  | 'rulesVersion'
  | 'sameSince'
  | 'asPlayed'
  | 'parseSetup'
  | 'parseAction'
  | 'start'
  | 'step'
  | 'sentence'
>;

/** Plays a log as far as it goes; what stops it is the problem. */
function replay<T extends GameTypes>(
  module: Saved<T>,
  setup: T['setup'],
  player: LogPlayer<T>,
  entries: readonly unknown[],
): { log: T['action'][]; problem: SaveProblem | null } {
  const log: T['action'][] = [];
  for (const [at, entry] of entries.entries()) {
    const action = module.parseAction(entry);
    if (!action.ok) return { log, problem: { kind: 'action', at, issues: action.issues } };
    const refusal = player.act(action.value);
    if (refusal)
      return { log, problem: { kind: 'refused', at, refusal, sentence: module.sentence(refusal, { setup }) } };
    log.push(action.value);
  }
  return { log, problem: null };
}

/**
 * Opens a save, from its text or already parsed, by playing its log once, on what `begin` makes of the set-up. It never
 * throws: a save that today's rules refuse opens at its last good move, one that cannot be opened says why.
 */
export function playSave<T extends GameTypes, Player extends LogPlayer<T>>(
  module: Saved<T>,
  source: unknown,
  begin: (setup: T['setup']) => Player,
): OpenResult<{ setup: T['setup']; log: readonly T['action'][]; player: Player }> {
  const fail = (problem: SaveProblem) => ({ game: null, problems: [problem] });
  let value = source;
  if (typeof source === 'string') {
    if (source.length > mostSaveCharacters) return fail({ kind: 'tooLarge', characters: source.length });
    try {
      value = JSON.parse(source);
    } catch (error) {
      return fail({ kind: 'notJson', message: short(String(error)) });
    }
  }
  if (!isRecord(value)) return fail({ kind: 'notASave', message: 'A save is an object.' });
  const wrong = envelopeProblem(value, module.id);
  if (wrong) return fail(wrong);
  const parsed = module.parseSetup(
    isRecord(value['setup']) ? { ...value['setup'], seed: value['seed'] } : value['setup'],
  );
  if (!parsed.ok) return fail({ kind: 'setup', issues: parsed.issues });
  const saved = Number(value['rulesVersion']);
  const setup = module.asPlayed?.(parsed.value, saved) ?? parsed.value;
  const { rulesVersion: now, sameSince = now } = module;
  const problems: SaveProblem[] = saved >= sameSince && saved <= now ? [] : [{ kind: 'otherRules', saved, now }];
  const player = begin(setup);
  const { log, problem } = replay(module, setup, player, value['log'] as unknown[]);
  return { game: { setup, log, player }, problems: problem ? [...problems, problem] : problems };
}

/** Opens a save on the compiled chart, for whoever needs only where it leads. */
export function openSave<T extends GameTypes>(module: Saved<T>, source: unknown): OpenResult<LoggedGame<T>> {
  const { game, problems } = playSave(module, source, (setup) => {
    let state = module.start(setup);
    return {
      act(action: T['action']): T['refusal'] | null {
        const stepped = module.step(state, action);
        if (!stepped.ok) return stepped.refusal;
        state = stepped.state;
        return null;
      },
      end: () => state,
    };
  });
  return { game: game && { setup: game.setup, log: game.log, end: game.player.end() }, problems };
}
