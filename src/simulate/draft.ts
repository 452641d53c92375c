import type { Parsed } from '@machines/core/parse.ts';
import { type Colour, colours } from '@machines/core/seats.ts';
import type { Run } from '@machines/simulate/result.ts';
import type { Setup } from '@machines/simulate/simulation.ts';
import { nobody, seatsOf } from '@/play/seating.ts';
import type { Game } from '@/site.ts';
import { type SimulatedRules, simulated } from './simulated.ts';

/** What the form holds before it is a run. */
export interface Draft {
  game: Game;
  /** Who sits in each colour; empty for nobody. */
  players: Record<Colour, string>;
  settings: SimulatedRules;
  /** The second setting, if two are compared. */
  against: SimulatedRules | null;
  games: number;
  seed: number;
  rotate: boolean;
}

export const most = { games: 100_000, seed: 0xffff_ffff };

const nobodyAnywhere = Object.fromEntries(colours.map((colour) => [colour, nobody])) as Record<Colour, string>;

const usualRules = (game: Game): SimulatedRules => ({
  ruleSet: simulated[game].game.defaultRuleSet,
  rulings: {},
  sides: 'random',
});

export const firstDraft = (game: Game): Draft => ({
  game,
  players: { ...nobodyAnywhere, ...simulated[game].seats },
  settings: usualRules(game),
  against: null,
  games: 100,
  seed: 1,
  rotate: true,
});

/** A set-up as the command line makes it, checked by the rules. */
function setupOf({ game: id, seed, ...draft }: Draft, { ruleSet, rulings, sides }: SimulatedRules): Parsed<Setup> {
  const seats = seatsOf(draft);
  const { game, setupFor } = simulated[id];
  return game.parseSetup({ ruleSet, rulings, seats, seed, ...setupFor(sides, seats.length) }) as Parsed<Setup>;
}

/** The run that the form describes, or what the rules have against it. */
export function runOf(draft: Draft): Parsed<Run> {
  const { settings, against, games, seed, rotate } = draft;
  const first = setupOf(draft, settings);
  if (!first.ok) return first;
  const second = against && setupOf(draft, against);
  if (second && !second.ok) return second;
  const simulation = { setup: first.value, ...(second && { against: second.value }), rotate, playouts: undefined };
  return { ok: true, value: { simulation, games, seed } };
}
