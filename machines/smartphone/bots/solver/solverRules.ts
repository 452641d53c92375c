import type { PlanMeans } from '../../rules/plan.ts';

/**
 * How much of a pile has to be remembered while it is counted. Which single lays are legal, and which two may not go
 * together, is asked of the rules; only what takes three improvements, or changes what a pile shows, is read here.
 */
export interface SolverRules {
  /** S1.7: at most one improvement sticks out. */
  onlyOneOut: boolean;
  /** S1.7: a visible cell beside the pads is active. */
  outerActive: boolean;
  /** S1.7: outer cells may share a spot. */
  outerOverlap: boolean;
  /** S1.6: two improvements may cover a third together. */
  twoCoverOne: boolean;
  /** S1.6: which improvements under the pad beneath it one counts as covering; halves lie partly beside the pad. */
  throughPad: 'none' | 'halves' | 'all';
  /** S3.2: an improvement between the pads costs the good of its cell. */
  betweenCosts: boolean;
  /** Cells that nobody sees have to be remembered too. */
  hidden: boolean;
  /** So has every improvement that lies over a place where one could lie beneath the pad. */
  twins: boolean;
}

export function solverRules({ rules, fourG }: PlanMeans): SolverRules {
  const outerActive = rules.overhangActive === 'active';
  const outerOverlap = rules.overhangOverlap === 'allowed';
  const twoCoverOne = rules.twoCoverOne === 'allowed';
  const throughPad = ({ allowed: 'none', hidden: 'halves', refused: 'all' } as const)[rules.coverThroughPad];
  const betweenCosts = rules.padOverImprovement === 'nothing';
  const hidden = !twoCoverOne || betweenCosts || (fourG && !outerActive && !outerOverlap);
  return {
    onlyOneOut: fourG && rules.e1FourG === 'one',
    outerActive,
    outerOverlap,
    twoCoverOne,
    throughPad,
    betweenCosts,
    hidden,
    twins: throughPad !== 'none' && twoCoverOne && hidden,
  };
}
