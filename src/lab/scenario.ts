import type { ClauseId } from '@machines/smartphone/clauses/index.ts';
import type { Reading } from '@machines/smartphone/lab/reading.ts';
import { readingOf } from '@machines/smartphone/lab/reading.ts';
import { type Run, run } from '@machines/smartphone/position/run.ts';
import type { Check, Move, PositionSpec } from '@machines/smartphone/position/spec.ts';
import type { Scenario } from '@/scenarios/smartphone.ts';
import { emptyDocument, type LabDocument } from './document.ts';

/** What is true of a run, exactly: where every seat stands, and what stopped it. */
const checksOf = ({ state, refused }: Run): Check[] => [
  { stopped: refused?.refusal.rule ?? null },
  ...state.seats.map(
    (seat): Check => ({
      seat: seat.colour,
      vp: seat.vp,
      price: seat.price,
      goods: seat.goods,
      technologies: [...seat.technologies],
    }),
  ),
  { phase: state.phase, round: state.round },
];

/** The clauses at work: what refused the last move first, then what was told. */
const clausesOf = ({ refused, news }: Run): ClauseId[] => [
  ...new Set([...(refused ? [refused.refusal.rule] : []), ...news.map(({ rule }) => rule)]),
];

const name = (at: number): string => `result${at + 1}`;

/** A run with what is true of it, under one reading. */
interface Played {
  reading: Reading;
  played: Run;
  checks: Check[];
}

const play = (position: PositionSpec, moves: readonly Move[], reading: Reading): Played => {
  const played = run({ ...position, ...reading }, moves);
  return { reading, played, checks: checksOf(played) };
};

/**
 * The bench as a scenario: the question is what comes of the moves, and the answers are what came of them under each
 * reading. The writer puts the question into words; the test runner already holds what it says.
 */
export function toScenario({ position, moves, other }: LabDocument): Scenario {
  const { rulings: _, rules: __, ...bare } = position;
  const first = play(bare, moves, readingOf(position));
  const second = play(bare, moves, other);
  const sides = JSON.stringify(first.reading) === JSON.stringify(second.reading) ? [first] : [first, second];
  const results = [...new Map(sides.map(({ checks }) => [JSON.stringify(checks), checks])).values()];
  const answerOf = ({ checks }: Played) =>
    name(results.findIndex((each) => JSON.stringify(each) === JSON.stringify(checks)));
  const stops = first.played.refused !== null;
  const clauses = [...new Set(sides.flatMap(({ played }) => clausesOf(played)))].slice(0, 6);
  return {
    kind: 'rule',
    difficulty: 2,
    clauses: clauses.length > 0 ? clauses : ['SP.3'],
    position: bare,
    moves: [...moves],
    answers: {
      ...Object.fromEntries(results.map((checks, at) => [name(at), checks])),
      // A question needs a second answer: that the last move is refused, or that it is not.
      ...(results.length < 2 && { otherwise: [{ stopped: stops ? null : 'SP.3' }] }),
    },
    outcomes: sides.map((side) => ({
      in: [side.reading.rules],
      ...(Object.keys(side.reading.rulings).length > 0 && { rulings: side.reading.rulings as Record<string, string> }),
      answer: answerOf(side),
      expect: side.checks,
    })),
  };
}

/** A scenario on the bench, under the readings of its first two outcomes. */
export function fromScenario({ position, moves = [], outcomes }: Scenario): LabDocument {
  const readings = outcomes.map((outcome): Reading => {
    const rulings = { ...position.rulings, ...outcome.rulings } as Reading['rulings'];
    return { rules: outcome.in?.[0] ?? position.rules ?? emptyDocument.position.rules ?? 'e2', rulings };
  });
  const [first, second] = readings;
  return {
    position: { ...position, ...(first ?? {}) },
    moves: [...(outcomes[0]?.moves ?? moves)],
    other: second ?? emptyDocument.other,
  };
}
