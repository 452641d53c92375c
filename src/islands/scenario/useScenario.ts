import { useEffect, useMemo, useState } from 'react';
import { resolutionOf, useSteps } from '@/islands/learn/board/useResolution.ts';
import { markDone, openProgress } from '@/learn/progress.ts';
import type { Case } from '@/scenarios/cases.ts';

/** A question, asked under one case at a time; once it is answered, every case can be watched. */
export function useScenario(cases: readonly [Case, ...Case[]], key: string, answerId: string) {
  const [chosen, setChosen] = useState(0);
  const [tried, setTried] = useState<string[]>([]);
  const [told, setTold] = useState(false);
  const [before, setBefore] = useState(false);
  const [kept, setKept] = useState(true);
  const now = cases[chosen] ?? cases[0];
  const { frames, refused } = useMemo(() => resolutionOf(now.laid, now.actions, now.until), [now]);
  const begins = useMemo(() => ({ ...now.laid.table, ...now.before }), [now]);
  // A refusal is a step of its own: the table stays as it was.
  const all = useMemo(
    () => (refused ? [...frames, { state: frames.at(-1)?.state ?? begins, news: [] }] : frames),
    [frames, refused, begins],
  );
  const steps = useSteps(all, begins);

  useEffect(() => setBefore(openProgress().done.includes(key)), [key]);

  const tell = (): void => {
    setTold(true);
    steps.begin();
    const answer = document.getElementById(answerId);
    if (answer instanceof HTMLDetailsElement) answer.open = true;
  };
  return {
    now,
    chosen,
    choose(at: number) {
      setChosen(at);
      setTried([]);
      if (told) steps.begin();
    },
    tried,
    /** The answer given last. */
    last: tried.at(-1) ?? null,
    /** The right answer, once it is no secret. */
    right: told ? now.answer : null,
    told,
    answer(id: string) {
      setTried([...tried, id]);
      if (id !== now.answer) return;
      tell();
      setKept(markDone([key]));
    },
    give: tell,
    steps,
    refused,
    /** Nothing is played: the table itself is the answer. */
    tableTells: all.length === 0,
    before,
    kept,
  };
}
