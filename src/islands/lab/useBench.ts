import { useEffect, useMemo, useReducer, useState } from 'react';
import { carry } from '@/i18n/carry.ts';
import { type Bench, layBench } from '@/lab/bench.ts';
import { emptyDocument } from '@/lab/document.ts';
import { fetchScenario } from '@/lab/fetch.ts';
import { begin, history } from '@/lab/history.ts';
import { labFragment, readLabFragment } from '@/lab/link.ts';
import type { BenchProblem } from '@/lab/problems.ts';

/** The document on the bench, laid out, and what the address asked for. */
export function useBench() {
  const [{ now, past, future }, send] = useReducer(history, undefined, () => begin());
  const [opening, setOpening] = useState(true);
  const [problems, setProblems] = useState<BenchProblem[]>([]);

  useEffect(() => {
    let asked = 0;
    const read = async () => {
      const mine = ++asked;
      const wanted = await readLabFragment(window.location.hash);
      const found =
        wanted.kind === 'scenario'
          ? await fetchScenario(wanted.id)
          : wanted.kind === 'document'
            ? wanted.document
            : emptyDocument;
      // A later address has been asked for meanwhile.
      if (mine !== asked) return;
      send({ type: 'open', document: found ?? emptyDocument });
      if (wanted.kind === 'scenario') setProblems(found ? [] : [{ kind: 'noScenario', id: wanted.id }]);
      else setProblems('problems' in wanted ? wanted.problems : []);
      setOpening(false);
    };
    void read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);

  const { document, at, branches } = now;
  useEffect(() => {
    let gone = false;
    if (document === emptyDocument) carry(null);
    else
      void labFragment(document).then((fragment) => {
        if (!gone) carry(fragment);
      });
    return () => {
      gone = true;
    };
  }, [document]);
  const laid = useMemo(() => layBench(document), [document]);
  /** The last one that could be laid out stays on the table until a change can be. */
  const [good, setGood] = useState<Bench | null>(null);
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
