import type { ChoiceTable } from './choices.ts';
import type { ClauseIndex } from './clause.ts';
import type { StepOf } from './compile.ts';
import type { Parsed, Schema } from './parse.ts';
import type { FrameOf, LaidOf, PlayedOf, PositionOf, Telling } from './position/frames.ts';
import type { TriedOf, UnderOf } from './position/goal.ts';
import type { RunOf } from './position/run.ts';
import type { Unmet } from './position/unmet.ts';
import type { Refusal, When } from './refusal.ts';
import type { Colour, SeatSetup } from './seats.ts';
import type { Reason } from './why.ts';
import type { Called } from './words.ts';

/**
 * The face of a game. One bundle of types and a few objects of pure functions, each in a file of its own so that a page
 * carries only what it asks: `rules.ts` (what may be done, and its words), `position/play.ts` (positions laid out by
 * others), `module.ts` (saves, players), `index.ts` (everything).
 */

/** The kinds of things a game is made of. What serves any game takes the bundle as `T`. */
export interface GameTypes {
  /** `from`: the position that it began at, as content writes one; left out: a new game. */
  setup: { seed: number; seats: SeatSetup[]; from?: object };
  state: Telling & { setup: { seed: number; seats: SeatSetup[] }; seats: readonly { colour: Colour }[] };
  action: { type: string; seat: Colour };
  refusal: Refusal;
  ruleSet: string;
  /** The name of a difference or a gap. */
  choice: string;
  /** A position as content writes it, and a move and a check in it. */
  position: { rulings?: Partial<Record<string, string>> };
  move: unknown;
  check: unknown;
  /** Something about a position that no game could reach. */
  finding: { rule: string };
  /** A rule set and rulings; a place at which two tables differ; what would make an action legal. */
  settings: { rules: string; rulings: Partial<Record<string, string>> };
  discord: { what: string; values: [string, string] };
  change: { rule?: string };
}

export type NewsIn<T extends GameTypes> = T['state']['news'][number];
export type HappeningIn<T extends GameTypes> = Omit<NewsIn<T>, keyof When>;
export type StepIn<T extends GameTypes> = StepOf<T['state'], T['refusal']>;
export type LaidIn<T extends GameTypes> = LaidOf<T['state'], T['action']>;
export type PlayedIn<T extends GameTypes> = PlayedOf<T['state'], T['action'], T['refusal']>;
export type RunIn<T extends GameTypes> = RunOf<T['state'], T['action'], T['move'], T['refusal']>;
/** Someone on the way to a goal, with moves that may be written in notes. */
export type UnderIn<T extends GameTypes> = UnderOf<T['state']> & Partial<Pick<RunIn<T>, 'actionOf'>>;

/** Whatever knows how a game was set up: a state, or the set-up alone. Words need it for names and printed values. */
export type SetUp<T extends GameTypes> = { setup: T['setup'] } | T['state'];

/** What may be done, by whom, and how it is said. No XState and no zod come with it. */
export interface PureRules<T extends GameTypes> {
  /** Never there: it tells the compiler the bundle. */
  types?(types: T): void;
  step(state: T['state'], action: T['action']): StepIn<T>;
  refuse(state: T['state'], action: T['action']): T['refusal'] | null;
  /** Every legal action of whoever has to act, as far as they can be listed. */
  legal(state: T['state']): T['action'][];
  /** Seats that have to act now; several where everyone decides at once. */
  toAct(state: T['state']): Colour[];
  sentence(refusal: T['refusal'], game: SetUp<T>): string;
  line(news: HappeningIn<T>, game: SetUp<T>, called?: Called): string;
  actionWords(action: T['action'], game: SetUp<T>): string;
}

/** Playing from a position that was laid out already, as pages do. */
export interface PlayingOf<T extends GameTypes> {
  openLaid(laid: LaidIn<T>): PositionOf<T['state']>;
  framesAfter(state: T['state'], action: T['action']): FrameOf<T['state']>[];
  playActions(position: PositionOf<T['state']>, actions: readonly T['action'][]): PlayedIn<T>;
  tryFor(goal: readonly T['check'][], from: UnderIn<T>, action: T['action']): TriedOf<T['state'], T['refusal']>;
  /** What of these checks does not hold; empty: they hold. */
  unmetOf(evidence: UnderIn<T> | RunIn<T>, checks: readonly T['check'][]): Unmet[];
}

/** A game as saves, links, computer players and the command line ask for it. */
export interface ModuleOf<T extends GameTypes> extends PureRules<T> {
  id: string;
  /** Raised when the same log may now give another result; the reason goes into the changes file. */
  rulesVersion: number;
  /** The oldest version whose saves play today just as they were played; left out: this one. */
  sameSince?: number;
  parseSetup(value: unknown): Parsed<T['setup']>;
  /** The set-up under which a log of an older version of the rules is played as it was then. */
  asPlayed?(setup: T['setup'], rulesVersion: number): T['setup'];
  parseAction(value: unknown): Parsed<T['action']>;
  /** The table before anything happens; `start` goes on to where someone has to act. */
  setUp(setup: T['setup']): T['state'];
  start(setup: T['setup']): T['state'];
  /** The table as one seat sees it, in the shape the rules read. Whoever decides for it is given this and nothing else. */
  seenBy(state: T['state'], seat: Colour): T['state'];
  /** How many moves of a log anyone may see; `end` is where the whole of it leads, wherever in it a page stands. */
  openMoves(log: readonly T['action'][], end: T['state']): number;
  /** A computer player's reason as a sentence. */
  whyWords(why: Reason, game: SetUp<T>, called?: Called): string;
}

/** A game, whole: what pages are built from, what the lab, the proofs and the command line ask. */
export interface GameOf<T extends GameTypes> extends ModuleOf<T>, PlayingOf<T> {
  clauses: ClauseIndex;
  choices: ChoiceTable<string, T['ruleSet']>;
  ruleSets: readonly T['ruleSet'][];
  defaultRuleSet: T['ruleSet'];
  phases: readonly T['state']['phase'][];
  /** What content and links may write, as schemas. */
  schemas: {
    position: Schema<T['position']>;
    move: Schema<T['move']>;
    check: Schema<T['check']>;
    rulings: Schema<Record<string, string>>;
  };
  /** A position as it is written, laid out; throws a PositionError that names the place where it is wrong. */
  lay(position: T['position']): LaidIn<T>;
  run(position: T['position'], moves?: readonly T['move'][], until?: string): RunIn<T>;
  /** A written move as an action; `place` is told where a note in it is wrong. */
  actionOf(state: T['state'], move: T['move'], place?: string): T['action'];
  /** Written moves as actions, each in the state the one before has led to. */
  resolveMoves(state: T['state'], moves: readonly T['move'][], place?: string): T['action'][];
  /** The seat a position is looked at from unless another is named. */
  firstSeat(position: T['position']): Colour;
  /** A position of content with what it leaves out. */
  complete(position: T['position']): T['position'];
  /** What no game could reach about a position, with the part of it that it is about. */
  findings(position: T['position']): { finding: T['finding']; place: string; words: string }[];
}

/** Every game ends in the phase of this name. */
export const isOver = ({ phase }: { phase: string }): boolean => phase === 'over';

/** The one seat whose move it is; null where several decide at once, or nobody. */
export const turnOf = <T extends GameTypes>(
  { toAct }: Pick<PureRules<T>, 'toAct'>,
  state: T['state'],
): Colour | null => {
  const [seat, ...others] = toAct(state);
  return seat && others.length === 0 ? seat : null;
};
