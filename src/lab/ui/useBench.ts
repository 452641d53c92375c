import { useEffect, useMemo, useReducer, useState } from 'react';
import { carry } from '@/i18n/carry.ts';
import { type Bench, layBench } from '../bench.ts';
import { fetchScenario } from '../fetchScenario.ts';
import { begin, type Deed, type History, history } from '../history.ts';
import type { LabGame, LabTypes } from '../labGame.ts';
import { labFragment, readLabFragment } from '../labLink.ts';
import type { BenchProblem } from '../labProblems.ts';

/** The document on the bench, laid out, and what the address asked for. */
export function useBench<T extends LabTypes>(game: LabGame<T>) {
  const [{ now, past, future }, send] = useReducer<History<T>, undefined, [Deed<T>]>(history, undefined, () =>
    begin(game.empty),
  );
  const [opening, setOpening] = useState(true);
  const [problems, setProblems] = useState<BenchProblem[]>([]);

  useEffect(() => {
    let asked = 0;
    const read = async () => {
      const mine = ++asked;
      const wanted = await readLabFragment(game, window.location.hash);
      const found =
        wanted.kind === 'scenario'
          ? await fetchScenario(game, wanted.id)
          : wanted.kind === 'document'
            ? wanted.document
            : game.empty;
      // A later address has been asked for meanwhile.
      if (mine !== asked) return;
      send({ type: 'open', document: found ?? game.empty });
      if (wanted.kind === 'scenario') setProblems(found ? [] : [{ kind: 'noScenario', id: wanted.id }]);
      else setProblems('problems' in wanted ? wanted.problems : []);
      setOpening(false);
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [game]);

  const { document, at, branches } = now;
  useEffect(() => {
    let gone = false;
    if (document === game.empty) carry(null);
    else
      void labFragment(document).then((fragment) => {
        if (!gone) carry(fragment);
      });
    return () => {
      gone = true;
    };
  }, [game, document]);
  const laid = useMemo(() => layBench(game, document), [game, document]);
  /** The last one that could be laid out stays on the table until a change can be. */
  const [good, setGood] = useState<Bench<T> | null>(null);
  if (laid.ok && laid.bench !== good) setGood(laid.bench);
  const bench = laid.ok ? laid.bench : good;
  const last = bench ? bench.stretches.length - 1 : 0;
  return {
    document,
    branches,
    bench,
    wrong: laid.ok ? null : laid,
    at: Math.min(at, last),
    opening,
    problems,
    setProblems,
    send,
    canUndo: past.length > 1,
    canRedo: future.length > 0,
  };
}
