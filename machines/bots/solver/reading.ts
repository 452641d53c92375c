import type { PlanMeans } from '../../smartphone/rules/plan.ts';

/**
 * How much of a pile has to be remembered while it is counted. Which single lays are legal, and which two may not go
 * together, is asked of the rules; only what takes three improvements, or changes what a pile shows, is read here.
 */
export interface Reading {
  /** S1.7: at most one improvement sticks out. */
  onlyOneOut: boolean;
  /** S1.7: a visible cell beside the pads is active. */
  outerActive: boolean;
  /** S1.7: outer cells may share a spot. */
  outerOverlap: boolean;
  /** S1.6: two improvements may cover a third together. */
  twoCoverOne: boolean;
  /** S1.6: an improvement counts as covering what lies under the pad beneath it. */
  throughPad: boolean;
  /** S3.2: an improvement between the pads costs the good of its cell. */
  betweenCosts: boolean;
  /** Cells that nobody sees have to be remembered too. */
  hidden: boolean;
  /** So has every improvement that lies over a place where one could lie beneath the pad. */
  twins: boolean;
}

export function readingOf({ rules, fourG }: PlanMeans): Reading {
  const outerActive = rules.overhangActive === 'active';
  const outerOverlap = rules.overhangOverlap === 'allowed';
  const twoCoverOne = rules.twoCoverOne === 'allowed';
  const throughPad = rules.coverThroughPad === 'refused';
  const betweenCosts = rules.padOverImprovement === 'nothing';
  return {
    onlyOneOut: fourG && rules.e1FourG === 'one',
    outerActive,
    outerOverlap,
    twoCoverOne,
    throughPad,
    betweenCosts,
    hidden: !twoCoverOne || betweenCosts || (fourG && !outerActive && !outerOverlap),
    twins: throughPad && twoCoverOne && betweenCosts,
  };
}
