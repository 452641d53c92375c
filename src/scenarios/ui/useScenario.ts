import { useEffect, useMemo, useState } from 'react';
import { markDone, openProgress } from '@/learn/progress.ts';
import { type ResolvedOf, useSteps } from '@/learn/ui/resolution.ts';
import type { Case } from '../cases.ts';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';

/** What comes of a case, step by step. */
export type Resolving<T extends ScenarioTypes> = (
  laid: Case<T>['laid'],
  actions: Case<T>['actions'],
  until: Case<T>['until'],
) => ResolvedOf<T['state'], T['action'], T['refusal']>;

/** A question, asked under one case at a time; once it is answered, every case can be watched. */
export function useScenario<T extends ScenarioTypes>(
  { cases, key, answerId }: Pick<ScenarioPage<T>, 'cases' | 'key' | 'answerId'>,
  resolutionOf: Resolving<T>,
) {
  const [chosen, setChosen] = useState(0);
  const [tried, setTried] = useState<string[]>([]);
  const [told, setTold] = useState(false);
  const [before, setBefore] = useState(false);
  const [kept, setKept] = useState(true);
  const now = cases[chosen] ?? cases[0];
  const { frames, refused } = useMemo(() => resolutionOf(now.laid, now.actions, now.until), [now, resolutionOf]);
  const begins = useMemo((): T['state'] => ({ ...now.laid.table, ...now.before }), [now]);
  // A refusal is a step of its own: the table stays as it was.
  const all = useMemo(
    () => (refused ? [...frames, { state: frames.at(-1)?.state ?? begins, news: [] }] : frames),
    [frames, refused, begins],
  );
  const steps = useSteps<T['state']>(all, begins);

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

export type Asked<T extends ScenarioTypes> = ReturnType<typeof useScenario<T>>;
