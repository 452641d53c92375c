import { useEffect, useState } from 'react';
import { useEdition } from '@/editions/ui/useEdition.ts';
import { markAgain, markDone, openProgress } from '@/learn/progress.ts';
import { captionsUntil } from '@/live/captions.ts';
import type { LiveGame } from '@/live/liveKit.ts';
import { triedAt } from '@/live/triedAt.ts';
import { useLive } from '@/live/ui/useLive.ts';
import type { ScenarioTypes } from '../scenarioGame.ts';
import type { ScenarioPage } from '../scenarioPage.ts';

/** What the board is for: the question, watching what comes of it, or trying things. */
type Mode = 'ask' | 'watch' | 'try';

/** The cases that can be asked under an edition, the usual one first. */
const casesIn = <T extends ScenarioTypes>({ cases }: Pick<ScenarioPage<T>, 'cases'>, edition: string) =>
  cases.filter(({ ruleSets }) => ruleSets.includes(edition));

/** A question about a live position, asked under one edition and reading at a time. */
export function useScenario<T extends ScenarioTypes>(page: ScenarioPage<T>, game: LiveGame<T>) {
  const { cases, key, answerId } = page;
  const usual = useEdition();
  const [picked, setPicked] = useState<string | null>(null);
  const edition = picked ?? (page.editions.length > 1 ? usual : (cases[0].ruleSets[0] ?? usual));
  const [reading, setReading] = useState(0);
  const readings = casesIn(page, edition);
  const now = readings[reading] ?? readings[0] ?? cases[0];
  const [tried, setTried] = useState<string[]>([]);
  const [told, setTold] = useState(false);
  const [mode, setMode] = useState<Mode>('ask');
  const [lit, setLit] = useState(false);
  const [before, setBefore] = useState(false);
  const [kept, setKept] = useState(true);
  const table = useLive<T>(game, now.laid, now.open);
  /** What the line of this case told, and the move that ended it. */
  const [stop, setStop] = useState<T['action'] | null>(null);
  const live = {
    ...table,
    act: (action: T['action'], place?: unknown) => {
      setMode(told ? 'try' : 'ask');
      return table.act(action, place);
    },
    undo:
      table.undo &&
      (() => {
        setMode(told ? 'try' : 'ask');
        table.undo?.();
      }),
    /** The position again, to try things in it. */
    reset: () => {
      table.reset();
      setMode(told ? 'try' : 'ask');
    },
  };
  const steps = mode === 'watch' ? captionsUntil<T>(live.captions, now.until) : [];

  useEffect(() => setBefore(openProgress().done.includes(key)), [key]);

  /** Plays the line of the case on the board, from its first step. */
  const watch = () => {
    const told = live.play(now);
    setStop(live.rules.get().refused?.action ?? null);
    const [first] = told;
    if (first) live.rules.goTo(first.move, first.step);
    setMode('watch');
  };
  // Another edition or reading is another table: once the question is answered, its line is played there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another case begins anew
  useEffect(() => {
    if (told) watch();
  }, [now]);

  const tell = (): void => {
    setTold(true);
    setLit(true);
    watch();
    const answer = document.getElementById(answerId);
    if (answer instanceof HTMLDetailsElement) answer.open = true;
  };
  return {
    live,
    now,
    edition,
    /** Another edition or reading, in place. */
    choose(to: string, at = 0) {
      setPicked(to);
      setReading(at);
      if (!told) setTried([]);
    },
    readings,
    tried,
    /** The answer given last. */
    last: tried.at(-1) ?? null,
    /** The right answer, once it is no secret. */
    right: told ? now.answer : null,
    told,
    answer(id: string) {
      setTried([...tried, id]);
      if (tried.length === 0) markAgain(key, id !== now.answer);
      if (id !== now.answer) return;
      tell();
      setKept(markDone([key]));
    },
    give: tell,
    mode,
    lit,
    setLit,
    steps,
    /** The move that ended the line, whether it is being looked at, and the way there. */
    ending: mode === 'watch' && stop ? stop : null,
    atEnding: mode === 'watch' && stop !== null && live.refused?.action === stop,
    goToEnding() {
      if (!stop) return;
      live.rules.goTo(live.rules.get().entries.length - 1);
      table.act(stop, game.placeOf(stop));
    },
    /** A move that an answer is about, at the end of the line or, where that is past it, in the position. */
    tryMove(action: T['action']) {
      if (mode !== 'watch' || stop) live.play(now);
      live.rules.goTo(triedAt(live.rules, live.first, action.type));
      setMode('try');
      live.act(action, game.placeOf(action));
    },
    /** Whether something may be tried on the board now. */
    open: (told || now.open) && live.step !== -1,
    /** Nothing is played: the table itself is the answer. */
    tableTells: !now.open && now.actions.length === 0 && live.captions.length === 0,
    before,
    kept,
  };
}

export type Asked<T extends ScenarioTypes> = ReturnType<typeof useScenario<T>>;
