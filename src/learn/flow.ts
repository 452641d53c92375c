/**
 * Going through a lesson: which step is open, and which are done. What a step asks is decided by the rules, not here.
 * Plain functions rather than a chart: a board lesson needs no XState otherwise, and its page is weighed.
 */

export interface Flow {
  steps: readonly string[];
  at: number;
  /** The open step has been done on this visit to it; past the last step the summary is open. */
  solved: boolean;
  done: readonly string[];
}

export type FlowEvent =
  | { type: 'solved' }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'goTo'; at: number }
  /** Steps done on an earlier visit, read from storage once the page is alive. */
  | { type: 'remember'; done: readonly string[]; at: number };

export const startLesson = (steps: readonly string[]): Flow => ({ steps, at: 0, solved: false, done: [] });

export const atSummary = ({ steps, at }: Flow): boolean => at >= steps.length;

const open = (flow: Flow, at: number): Flow => ({
  ...flow,
  at: Math.min(flow.steps.length, Math.max(0, at)),
  solved: false,
});

const withDone = (flow: Flow, ids: readonly string[]): Flow => ({
  ...flow,
  done: [...new Set([...flow.done, ...ids])],
});

export function lessonFlow(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'solved': {
      const now = flow.steps[flow.at];
      return now === undefined || flow.solved ? flow : { ...withDone(flow, [now]), solved: true };
    }
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
