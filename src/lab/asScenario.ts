import type { RunIn } from '@machines/core/game.ts';
import { sameAction } from '@machines/core/sameAction.ts';
import { runScenario } from '@/scenarios/scenarioGame.ts';
import type { ScenarioOf } from '@/scenarios/scenarioSchema.ts';
import type { LabDocument } from './labDocument.ts';
import type { LabGame, LabTypes } from './labGame.ts';

/** The clauses at work: what refused the last move first, then what was told. */
const clausesOf = <T extends LabTypes>({ refused, news }: RunIn<T>): string[] => [
  ...new Set([...(refused ? [refused.refusal.rule] : []), ...news.map(({ rule }) => rule)]),
];

const name = (at: number): string => `result${at + 1}`;

/** A run with what is true of it, under one reading. */
interface Played<T extends LabTypes> {
  settings: T['settings'];
  played: RunIn<T>;
  checks: T['check'][];
}

/**
 * The bench as a scenario: the question is what comes of the moves, and the answers are what came of them under each
 * reading. The writer puts the question into words; the test runner already holds what it says.
 */
export function toScenario<T extends LabTypes>(
  lab: LabGame<T>,
  { position, moves, other }: LabDocument<T>,
): ScenarioOf<T> {
  const { open, settingsOf, checksOf, anyClause } = lab;
  const { rulings: _, rules: __, ...bare } = position as T['position'] & Partial<T['settings']>;
  const asked = { position: bare as T['position'], moves: [...moves] } as ScenarioOf<T>;
  const play = (settings: T['settings']): Played<T> => {
    const { rules, rulings } = settings;
    const played = runScenario(lab, asked, { rules, rulings: rulings as Record<string, string> }, moves);
    return { settings, played, checks: checksOf(played) };
  };
  const first = play(settingsOf(position));
  const second = play(other);
  const sides = sameAction(first.settings, second.settings) ? [first] : [first, second];
  const results = [...new Map(sides.map(({ checks }) => [JSON.stringify(checks), checks])).values()];
  const answerOf = ({ checks }: Played<T>) => name(results.findIndex((each) => sameAction(each, checks)));
  const stops = first.played.refused !== null;
  const clauses = [...new Set(sides.flatMap(({ played }) => clausesOf(played)))].slice(0, 6);
  return {
    kind: 'rule',
    difficulty: 2,
    clauses: clauses.length > 0 ? clauses : [anyClause],
    position: asked.position,
    // The runner completes any other position to one that a game could reach, under each reading it is played by.
    ...(sides.some(({ settings }) => open({ ...asked.position, ...settings }).findings.length > 0) && {
      constructed: true,
    }),
    moves: [...moves],
    answers: {
      ...Object.fromEntries(results.map((checks, at) => [name(at), checks])),
      // A question needs a second answer: that the last move is refused, or that it is not.
      ...(results.length < 2 && { otherwise: [{ stopped: stops ? null : anyClause }] }),
    },
    outcomes: sides.map((side) => ({
      in: [side.settings.rules],
      ...(Object.keys(side.settings.rulings).length > 0 && {
        rulings: side.settings.rulings as Record<string, string>,
      }),
      answer: answerOf(side),
      expect: side.checks,
    })),
  };
}

/** A scenario on the bench, under the readings of its first two outcomes. */
export function fromScenario<T extends LabTypes>(
  { settingsOf, empty }: LabGame<T>,
  { position, moves = [], outcomes }: ScenarioOf<T>,
): LabDocument<T> {
  const usual = settingsOf(position);
  const readings = outcomes.map((outcome): T['settings'] => ({
    rules: outcome.in?.[0] ?? usual.rules,
    rulings: { ...usual.rulings, ...outcome.rulings },
  }));
  const [first, second] = readings;
  return {
    position: { ...position, ...(first ?? {}) },
    moves: [...(outcomes[0]?.moves ?? moves)],
    other: second ?? empty.other,
  };
}
