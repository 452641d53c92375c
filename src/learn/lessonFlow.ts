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
  /** Steps that went wrong and have not been right at once since; they come back before the end. */
  missed: readonly string[];
  /** Steps that come back now, the open one first; null until the last step has been left. */
  again: readonly string[] | null;
}

export type FlowEvent =
  | { type: 'solved' }
  /** Something wrong was tried. */
  | { type: 'missed' }
  /** Started over, or undone: what was right no longer stands there. It was done all the same. */
  | { type: 'reopened' }
  | { type: 'next' }
  | { type: 'back' }
  | { type: 'goTo'; at: number }
  /** Steps done on an earlier visit, read from storage once the page is alive. */
  | { type: 'remember'; done: readonly string[]; solved: readonly string[]; missed: readonly string[]; at: number };

export const startLesson = (steps: readonly string[]): Flow => ({
  steps,
  at: 0,
  solved: [],
  done: [],
  missed: [],
  again: null,
});

export const atSummary = ({ steps, at }: Flow): boolean => at >= steps.length;

const open = (flow: Flow, at: number): Flow => ({
  ...flow,
  at: Math.min(flow.steps.length, Math.max(0, at)),
});

const without = (ids: readonly string[], gone: string | undefined) => ids.filter((id) => id !== gone);

/** On from the last step, or from one that came back: what was missed comes first, then the end. */
function onward(flow: Flow): Flow {
  const now = flow.steps[flow.at];
  const again = without(
    flow.again ?? flow.steps.filter((id) => flow.missed.includes(id)),
    flow.again ? now : undefined,
  );
  const [first] = again;
  // Whoever comes back to a step begins it anew.
  return first === undefined
    ? { ...open(flow, flow.steps.length), again: null }
    : { ...open(flow, flow.steps.indexOf(first)), again, solved: without(flow.solved, first) };
}

const withDone = (flow: Flow, ids: readonly string[]): Flow => ({
  ...flow,
  done: [...new Set([...flow.done, ...ids])],
});

export function lessonFlow(flow: Flow, event: FlowEvent): Flow {
  const now = flow.steps[flow.at];
  switch (event.type) {
    case 'solved':
      if (now === undefined || flow.solved.includes(now)) return flow;
      return {
        ...withDone(flow, [now]),
        solved: [...flow.solved, now],
        missed: flow.again ? without(flow.missed, now) : flow.missed,
      };
    case 'missed':
      return now === undefined || flow.solved.includes(now) || flow.missed.includes(now)
        ? flow
        : { ...flow, missed: [...flow.missed, now] };
    case 'reopened':
      return now === undefined || !flow.solved.includes(now) ? flow : { ...flow, solved: without(flow.solved, now) };
    case 'next':
      return flow.again || flow.at === flow.steps.length - 1 ? onward(flow) : open(flow, flow.at + 1);
    case 'back':
      return { ...open(flow, flow.at - 1), again: null };
    case 'goTo':
      return { ...open(flow, event.at), again: null };
    case 'remember':
      return { ...open(withDone(flow, event.done), event.at), solved: event.solved, missed: event.missed };
  }
}
