import { PositionError } from '../../../core/position/error.ts';
import { phases, rounds, technologies } from '../../names.ts';
import { nextRegion } from '../../rules/marker.ts';
import type { FindingKey } from '../../words/en/findings.ts';
import { impossible } from '../audit/index.ts';
import { layOut } from '../build.ts';
import type { PositionSpec } from '../schema.ts';
import { connections, homes, retailers } from './board.ts';
import { gains, supply } from './gains.ts';
import { seatIn, seatsOf, withSeat } from './written.ts';

/** S5.3: the first to research a technology took its patent. */
function patents(spec: PositionSpec): PositionSpec {
  return technologies.reduce((now, technology) => {
    const holds = seatsOf(now).some((colour) => seatIn(now, colour).patents?.includes(technology));
    const first = seatsOf(now).find((colour) => seatIn(now, colour).technologies?.includes(technology));
    if (holds || !first) return now;
    return withSeat(now, first, { patents: [...(seatIn(now, first).patents ?? []), technology] });
  }, spec);
}

/** SV.7: once he has begun, Steve's marker stands where his list says. */
function marker(spec: PositionSpec): PositionSpec {
  const begun = (spec.round ?? 1) > 1 || phases.indexOf(spec.phase) > phases.indexOf('logistics');
  if (spec.steve === undefined || !begun) return spec;
  if (seatIn(spec, spec.steve).marker !== undefined) return spec;
  return withSeat(spec, spec.steve, { marker: nextRegion(layOut(spec))?.region ?? null });
}

/** What a later round would explain. */
const tooEarly: readonly FindingKey[] = [
  'officeTooEarly',
  'progressTooEarly',
  'technologyTooEarly',
  'researchTooEarly',
  'logisticsOver',
  'researchOver',
  'vpTooEarly',
  'goodsTooEarly',
  'effortOver',
  'gainsOver',
  'stevePlaced',
  'steveTokens',
];

const inRound = (spec: PositionSpec): PositionSpec => marker(supply(gains(spec)));

/** The position in the earliest round that it can be of, where it names none. */
function round(spec: PositionSpec): PositionSpec {
  const first = inRound(spec);
  if (spec.round !== undefined) return first;
  const tries = [first, ...Array.from({ length: rounds - 1 }, (_, at) => inRound({ ...spec, round: at + 2 }))];
  return tries.find((each) => !impossible(layOut(each)).some(({ what }) => tooEarly.includes(what))) ?? first;
}

/**
 * A position that says only what matters, completed to a table that a game could reach. What is written stays as it is
 * and a table that lacks nothing comes back unchanged. It asks no reading but the position's own, so that all outcomes
 * of a scenario stand on one table. What cannot be laid out at all comes back too: whoever does so says why.
 */
export function complete(spec: PositionSpec): PositionSpec {
  try {
    return round(patents(connections(spec, retailers(homes(spec)))));
  } catch (error) {
    if (error instanceof PositionError) return spec;
    throw error;
  }
}
