import { useEffect, useMemo, useState } from 'react';
import { markDone, openProgress } from '@/learn/progress.ts';
import type { LiveGame } from '@/live/liveKit.ts';
import { resolve } from '@/live/resolve.ts';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';

/** A question, asked under one case at a time; once it is answered, every case can be watched. */
export function useScenario<T extends ScenarioTypes>(
  { cases, key, answerId }: Pick<ScenarioPage<T>, 'cases' | 'key' | 'answerId'>,
  game: LiveGame<T>,
) {
  const [chosen, setChosen] = useState(0);
  const [tried, setTried] = useState<string[]>([]);
  const [told, setTold] = useState(false);
  const [before, setBefore] = useState(false);
  const [kept, setKept] = useState(true);
  const [at, setAt] = useState(-1);
  const now = cases[chosen] ?? cases[0];
  const { captions, refused } = useMemo(() => resolve(game, now), [game, now]);
  const begins = useMemo((): T['state'] => ({ ...now.laid.table, ...now.before }), [now]);
  // A refusal is a step of its own: the table stays as it was.
  const of = captions.length + (refused ? 1 : 0);
  const shown = at < 0 ? undefined : captions[Math.min(at, captions.length - 1)];
  const steps = {
    state: shown?.snapshot.context.game ?? begins,
    told: captions.slice(0, at + 1).flatMap(({ news }) => news),
    at,
    of,
    next: () => setAt(Math.min(of - 1, at + 1)),
    all: () => setAt(of - 1),
    again: () => setAt(0),
  };

  useEffect(() => setBefore(openProgress().done.includes(key)), [key]);

  const tell = (): void => {
    setTold(true);
    setAt(0);
    const answer = document.getElementById(answerId);
    if (answer instanceof HTMLDetailsElement) answer.open = true;
  };
  return {
    now,
    chosen,
    choose(to: number) {
      setChosen(to);
      setTried([]);
      if (told) setAt(0);
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
    shown: shown ?? null,
    refused,
    /** Nothing is played: the table itself is the answer. */
    tableTells: of === 0,
    before,
    kept,
  };
}

export type Asked<T extends ScenarioTypes> = ReturnType<typeof useScenario<T>>;
