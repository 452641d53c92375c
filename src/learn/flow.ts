/**
 * Going through a lesson: which step is open, and which are done. What a step asks is decided by the rules, not here.
 * Plain functions rather than a chart: a board lesson needs no XState otherwise, and its page is weighed.
 */

export interface Flow {
  steps: readonly string[];
  /** Past the last step the summary is open. */
  at: number;
  /** Steps whose answer stands on the page, until they are started over. */
  solved: readonly string[];
  /** Steps that were ever done. */
  done: readonly string[];
}

export type FlowEvent =
  | { type: 'solved' }
  /** Started over, or undone: what was right no longer stands there. It was done all the same. */
  | { type: 'reopened' }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'goTo'; at: number }
  /** Steps done on an earlier visit, read from storage once the page is alive. */
  | { type: 'remember'; done: readonly string[]; at: number };

export const startLesson = (steps: readonly string[]): Flow => ({ steps, at: 0, solved: [], done: [] });

export const atSummary = ({ steps, at }: Flow): boolean => at >= steps.length;

const open = (flow: Flow, at: number): Flow => ({
  ...flow,
  at: Math.min(flow.steps.length, Math.max(0, at)),
});

const withDone = (flow: Flow, ids: readonly string[]): Flow => ({
  ...flow,
  done: [...new Set([...flow.done, ...ids])],
});

export function lessonFlow(flow: Flow, event: FlowEvent): Flow {
  const now = flow.steps[flow.at];
  switch (event.type) {
    case 'solved':
      if (now === undefined || flow.solved.includes(now)) return flow;
      return { ...withDone(flow, [now]), solved: [...flow.solved, now] };
    case 'reopened':
      return now === undefined || !flow.solved.includes(now)
        ? flow
        : { ...flow, solved: flow.solved.filter((id) => id !== now) };
    case 'next':
      return open(flow, flow.at + 1);
    case 'back':
      return open(flow, flow.at - 1);
    case 'goTo':
      return open(flow, event.at);
    case 'remember':
      return open(withDone(flow, event.done), event.at);
  }
}
