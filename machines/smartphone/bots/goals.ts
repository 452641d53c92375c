/** Something that progress can be spent on: a technology or a region. */
export interface Goal<Name> {
  name: Name;
  /** Progress still missing. */
  need: number;
  /** What it is worth when it is reached, in VP. */
  worth: number;
}

const density = <Name>({ need, worth }: Goal<Name>): number => worth / Math.max(1, need);

/** What is left unfinished may be finished later, or be overtaken; in the last round it is worth nothing. */
const unfinished = 0.6;

/**
 * The goal to put progress on next: of those that can be finished now the one with most worth for its progress,
 * else the one that is best to come closer to.
 */
export function nextGoal<Name>(goals: readonly Goal<Name>[], progress: number): Goal<Name> | null {
  const [ahead] = goals
    .filter(({ need, worth }) => need <= progress && worth > 0)
    .sort((a, b) => density(b) - density(a) || b.worth - a.worth);
  if (ahead) return ahead;
  return goals.toSorted((a, b) => density(b) - density(a) || b.worth - a.worth)[0] ?? null;
}

/** What so much progress buys when it is spent one goal after another. */
export function spend<Name>(goals: readonly Goal<Name>[], progress: number, lastRound: boolean) {
  const reached: Name[] = [];
  let open = goals;
  let left = progress;
  let worth = 0;
  while (left > 0) {
    const goal = nextGoal(open, left);
    if (!goal) break;
    const placed = Math.min(left, goal.need);
    if (placed === goal.need) {
      worth += goal.worth;
      reached.push(goal.name);
    } else if (!lastRound) worth += (goal.worth * unfinished * placed) / goal.need;
    left -= placed;
    open = open.filter((other) => other !== goal);
  }
  return { worth, reached };
}
